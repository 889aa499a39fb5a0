import './app/app.ts';
import { registerServiceWorker } from './offline/register-service-worker.ts';

registerServiceWorker();
