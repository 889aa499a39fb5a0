// Plain JavaScript, so that an old Node can read it too.
import './check-node.js';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

// Compiling unchanged code takes half of a start, so it is cached. If the folder is not writable, nothing is cached.
const cache = fileURLToPath(new URL('../../node_modules/.cache/nimhall/', import.meta.url));
module.enableCompileCache(cache);
// For worker processes.
process.env.NODE_COMPILE_CACHE ??= cache;

await import('./start.ts');
// Now and not only at exit, because servers are often killed.
module.flushCompileCache();
