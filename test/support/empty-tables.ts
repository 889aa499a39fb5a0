import { forgetAnswers } from './games.ts';

/** Files of tests share a process, but not what the solver kept for the next question. */
forgetAnswers();
