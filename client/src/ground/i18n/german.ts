import { analysis } from './de/analysis.ts';
import { board } from './de/board.ts';
import { boardReasons } from './de/board-reasons.ts';
import { catalogue } from './de/catalogue.ts';
import { commandLine } from './de/command-line.ts';
import { frame, frameMarkup } from './de/frame.ts';
import { gamesPages } from './de/games-pages.ts';
import { hall } from './de/hall.ts';
import { heapReasons } from './de/heap-reasons.ts';
import { lab } from './de/lab.ts';
import { labTools } from './de/lab-tools.ts';
import { learn } from './de/learn.ts';
import { lobby, lobbyMarkup } from './de/lobby.ts';
import { me } from './de/me.ts';
import { overlay } from './de/overlay.ts';
import { puzzles } from './de/puzzles.ts';
import { reasons } from './de/reasons.ts';
import { replay } from './de/replay.ts';
import { review } from './de/review.ts';
import { room, roomMarkup } from './de/room.ts';
import { rules } from './de/rules.ts';
import { settings } from './de/settings.ts';
import { share } from './de/share.ts';
import { shortcuts } from './de/shortcuts.ts';
import { theory } from './de/theory.ts';
import type { Texts } from './phrases.ts';

export const german: Texts = {
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
};
