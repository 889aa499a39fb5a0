import { programTexts } from '../components/text/program-words.ts';
import '../pages/me/programs-page.ts';
import '../pages/programs/offered-page.ts';

// Drawn once their texts are here.
await programTexts();
