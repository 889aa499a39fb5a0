import type { LabRequest } from './lab-messages.ts';
import type { WorkerRequest } from './messages.ts';
import { receive } from './page-tasks.ts';

/**
 * Both workers of a page, so that the solver they share is fetched once: one for its positions, and one named `laboratory` for what may
 * take minutes.
 */
if (self.name === 'laboratory') {
  const laboratory = import('./lab-tasks.ts');
  addEventListener('message', ({ data }: MessageEvent<LabRequest>) => {
    laboratory.then((tasks) => tasks.receive(data)).catch(reportError);
  });
} else {
  addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => receive(data));
}
