// A file of its own: the package that others install has Socket.IO itself in its place, so that it needs nothing else.
export { io, type Socket } from 'socket.io-client';
