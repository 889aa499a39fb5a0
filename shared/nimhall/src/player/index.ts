export { NimhallError } from '../refused.ts';
export type { GameWishes, OrderBodies, OrderName, RoomWishes, SeatWish } from './orders.ts';
export { type Connecting, connect, type Player } from './player.ts';
export type { Turn } from './turn.ts';
