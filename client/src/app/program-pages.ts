import { programTexts } from '../components/text/program-words.ts';
import '../pages/account/programs-page.ts';
import '../pages/programs/offered-page.ts';

/** The pages are drawn once this resolves. */
export const texts = programTexts();
