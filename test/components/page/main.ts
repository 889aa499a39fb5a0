import type { PlayEvent, SelectEvent } from '../../../client/src/components/board/events.ts';
import type { GameTable } from '../../../client/src/components/board/game-table.ts';
import '../../../client/src/components/board/game-table.ts';
import '../../../client/src/pages/lobby/room-table.ts';
import '../../../client/src/pages/room/player-actions.ts';
import '../../../client/src/pages/room/game-notices.ts';
import '../../../client/src/components/ui/clock-face.ts';
import { type BoardPosition, boardPositionOf, lastMoveOn } from '../../../client/src/position/board-position.ts';
import { newClock } from '../../../shared/src/room/clock.ts';
import '../../../client/src/styles/document.css';
import { followed, laidOut, settle, untappable, within } from './finger.ts';
import type { Afterwards, Parts, Placed, Tapped } from './parts.ts';

/** The functions that the tests call in the page: single elements, without the pages they belong to. */
const parts: Parts = {
  /** A table alone on the page, for the player to move; the moves they play are recorded in `played`. */
  async showTable(placed: Placed): Promise<void> {
    document.body.replaceChildren(tableFor(placed));
    await laidOut();
  },

  async playOn(placed: Placed, move: string): Promise<Afterwards> {
    await parts.showTable(placed);
    const next = sceneAt(placed).play(move);
    const table = document.querySelector('nh-game-table');
    if (!next.ok || !table) throw new Error(`${move} cannot be played`);
    const after = sceneAt({ ...placed, position: next.value.position });
    Object.assign(table, { view: after.view, check: after.check, last: lastMoveOn(placed, move) });
    await settle();
    return { objects: within('.object').length, gone: within('.gone').length, squares: within('.square.last').map(labelOf) };
  },

  async showRooms(rooms): Promise<void> {
    const table = document.querySelector('nh-room-table') ?? document.createElement('nh-room-table');
    table.rooms = rooms;
    if (!table.isConnected) document.body.replaceChildren(table);
    await settle();
  },

  async showClock(chargedIn): Promise<void> {
    const face = document.createElement('nh-clock-face');
    face.room = {
      clock: { ...newClock({ initialMs: 60_000, incrementMs: 0 }), since: Date.now() + chargedIn },
      turn: 'first',
      result: null,
    };
    document.body.replaceChildren(face);
    await settle();
  },

  async showPlayer(room, seat): Promise<void> {
    const elements = [document.createElement('nh-game-notices'), document.createElement('nh-player-actions')];
    for (const element of elements) Object.assign(element, { room, seat });
    document.body.replaceChildren(...elements);
    await settle();
  },

  async countRedrawn(change): Promise<number> {
    const rows = within('tbody tr');
    let redrawn = 0;
    const observers = rows.map((row) => {
      const observer = new MutationObserver(() => {
        redrawn++;
        observer.disconnect();
      });
      observer.observe(row, { subtree: true, childList: true, characterData: true, attributes: true });
      return observer;
    });
    await parts.showRooms(change);
    for (const observer of observers) observer.disconnect();
    return redrawn;
  },

  async untappable(placed, moves) {
    await parts.showTable(placed);
    return await untappable(moves);
  },

  async followMarks(placed, wins) {
    await parts.showTable(placed);
    Object.assign(document.querySelector('nh-game-table') ?? {}, { marks: { values: [], wins, lost: [] } });
    await settle();
    return await followed(wins);
  },

  async watchedMarks(placed, wins) {
    await parts.showTable(placed);
    const watched = { check: null, interactive: false, playable: false, marks: { values: [], wins, lost: [] } };
    Object.assign(document.querySelector('nh-game-table') ?? {}, watched);
    await settle();
    return within(':is(.wins, .begins, .advised)').map((marked) => marked.getAttribute('aria-label') ?? marked.localName);
  },

  played: [],

  async objectsOf(placed) {
    await parts.showTable(placed);
    return objects().map((object) => ({ label: labelOf(object), isOpen: isOpen(object) }));
  },

  async tapEach(placed, labels) {
    const taps: Tapped[] = [];
    for (const label of labels) {
      await parts.showTable(placed);
      const object = objects().find((each) => labelOf(each) === label);
      if (!object) throw new Error(`The board no longer shows ${label}`);
      let selected: string | null = null;
      document.body.addEventListener('nh-select', (event) => (selected = (event as SelectEvent).move), { capture: true, once: true });
      const wasOpen = isOpen(object);
      object.click();
      await settle();
      const words = within('[role=status]').map((status) => status.textContent.trim());
      within('button[type=submit]')[0]?.click();
      await settle();
      taps.push({ label, isOpen: wasOpen, selected, words: words[0] ?? '', played: parts.played.at(-1) ?? null });
    }
    return taps;
  },
};

function sceneAt(placed: Placed): BoardPosition {
  const scene = boardPositionOf(placed);
  if (!scene.ok) throw new Error(scene.error.message);
  return scene.value;
}

function tableFor(placed: Placed): GameTable {
  const { view, check, now, example } = sceneAt(placed);
  const table = document.createElement('nh-game-table');
  Object.assign(table, { view, check, now, example, interactive: true, playable: true });
  parts.played.length = 0;
  table.addEventListener('nh-play', (event) => parts.played.push((event as PlayEvent).move));
  return table;
}

/** Everything on the board that can be tapped, in drawing order. */
function objects(): HTMLElement[] {
  return within('button[data-cell]');
}

function isOpen(object: HTMLElement): boolean {
  return object.getAttribute('aria-disabled') !== 'true';
}

function labelOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.textContent.trim();
}

Object.assign(window, { parts });
