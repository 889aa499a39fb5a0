import './app/app.ts';
import { keepFiles } from './ground/offline/keep-files.ts';

keepFiles();
