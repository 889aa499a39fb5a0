import { dropTables } from '@nimhall/shared/solver/table-cache';
import { forgetGames } from './games.ts';

/** Files of tests share a process, but not what the solver kept for the next question. */
forgetGames();
dropTables();
