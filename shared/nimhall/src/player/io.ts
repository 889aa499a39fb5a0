// A file of its own, because the published package replaces it with a bundled Socket.IO, so that it has no dependencies.
export { io, type Socket } from 'socket.io-client';
