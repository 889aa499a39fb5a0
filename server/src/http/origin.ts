import type { Request } from 'express';

/** How the addresses of this hall begin: as it is set, else as it is asked for. */
export function originOf(request: Pick<Request<object>, 'protocol' | 'headers'>, publicUrl: string | null): string {
  return publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.headers.host}`;
}
