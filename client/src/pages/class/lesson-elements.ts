import './lesson-board.ts';
import './lesson-step.ts';
import './lesson-steps.ts';

export { CHAPTERS } from '@nimhall/shared/lesson/chapters';
