import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Half of a start is compiling what is as it was last time. Where the folder cannot be written to, nothing is kept.
const cache = fileURLToPath(new URL('../../node_modules/.cache/nimhall/', import.meta.url));
enableCompileCache(cache);
// For worker processes.
process.env.NODE_COMPILE_CACHE ??= cache;

await import('./start.ts');
// Not only at the end: servers are killed, too.
flushCompileCache();
