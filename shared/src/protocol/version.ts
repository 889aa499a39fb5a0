/** Raised when an old client could no longer be understood. Sent as `auth.protocol` on connecting. */
export const PROTOCOL_VERSION = 1;
