import './app/app.ts';
import { keepFiles } from './offline/keep-files.ts';

keepFiles();
