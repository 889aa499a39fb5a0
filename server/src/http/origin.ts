import type { Request } from 'express';

/** The base URL of this hall: as configured, else as requested. */
export function originOf(request: Pick<Request<object>, 'protocol' | 'headers'>, publicUrl: string | null): string {
  return publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.headers.host}`;
}
