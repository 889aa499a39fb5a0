/** Draws the whole page of a room, by its code: pages know none of the others, so it is given to those of classes. */
export type RoomView = (room: string) => unknown;
