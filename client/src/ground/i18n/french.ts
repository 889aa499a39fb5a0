import { analysis } from './fr/analysis.ts';
import { board } from './fr/board.ts';
import { boardReasons } from './fr/board-reasons.ts';
import { catalogue } from './fr/catalogue.ts';
import { commandLine } from './fr/command-line.ts';
import { frame, frameMarkup } from './fr/frame.ts';
import { gamesPages } from './fr/games-pages.ts';
import { hall } from './fr/hall.ts';
import { heapReasons } from './fr/heap-reasons.ts';
import { lab } from './fr/lab.ts';
import { labTools } from './fr/lab-tools.ts';
import { learn } from './fr/learn.ts';
import { lobby, lobbyMarkup } from './fr/lobby.ts';
import { me } from './fr/me.ts';
import { overlay } from './fr/overlay.ts';
import { puzzles } from './fr/puzzles.ts';
import { reasons } from './fr/reasons.ts';
import { replay } from './fr/replay.ts';
import { review } from './fr/review.ts';
import { room, roomMarkup } from './fr/room.ts';
import { rules } from './fr/rules.ts';
import { settings } from './fr/settings.ts';
import { share } from './fr/share.ts';
import { shortcuts } from './fr/shortcuts.ts';
import { spaced } from './fr/spelling.ts';
import { theory } from './fr/theory.ts';
import type { Texts } from './phrases.ts';

export const french: Texts = {
  texts: [
    // What the client itself says
    board,
    overlay,
    frame,
    gamesPages,
    learn,
    puzzles,
    lobby,
    room,
    replay,
    review,
    commandLine,
    shortcuts,
    me,
    settings,
    share,
    analysis,
    lab,
    labTools,
    // What comes from the rules, the solver, the bots and the server
    catalogue,
    theory,
    reasons,
    heapReasons,
    boardReasons,
    hall,
    rules,
  ],
  markup: [frameMarkup, lobbyMarkup, roomMarkup],
  finish: spaced,
};
