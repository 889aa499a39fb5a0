import { keepAppearance } from '../app/appearance.ts';
import { keepLanguage } from '../app/spoken.ts';
import './embed.ts';

keepAppearance();
void keepLanguage();
