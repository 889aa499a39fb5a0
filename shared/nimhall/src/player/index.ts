export { NimhallError } from '../refused.ts';
export { type Connecting, connect } from './connect.ts';
export type { Offer } from './offering.ts';
export type { GameWishes, OrderBodies, OrderName, RoomWishes, SeatWish } from './orders.ts';
export type { Player } from './player.ts';
export type { Turn } from './turn.ts';
