import { say } from '../../phrase.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { ok, type Result } from '../../result.ts';
import { otherSeat, SEATS } from '../../room/seat.ts';
import type { GatheringActor } from '../actor.ts';
import { nameIsTaken } from '../names.ts';
import { playerCalled } from '../players.ts';
import { readActivity, startsFor } from './activity.ts';
import {
  type Activity,
  type Board,
  type Classroom,
  currentRound,
  hasBoards,
  MAX_MEMBERS,
  MAX_NUMBERS,
  MAX_ROUNDS,
  memberOf,
  type Vote,
} from './classroom.ts';
import type { ClassCommand, Order, VotedTurn } from './commands.ts';
import { clearArrows, drawArrow } from './draw-arrows.ts';
import type { ClassEvent, PlannedBoard } from './events.ts';
import { answerStep, explainStep, showStep } from './lesson-steps.ts';
import { afterResults, holdNext, nextRoundAt } from './next-round.ts';
import { boardWith, pairsOf } from './pairs.ts';
import { mayTeach, onlyTeachers, teach, teacherOf, unshare } from './teachers.ts';
import { talliesOf } from './vote.ts';

/** What follows from a command; nothing where it is so already. Or why it is refused. */
export type ClassDecision = Result<readonly ClassEvent[], Refusal>;

/** What a command does to a gathering; `now` is in milliseconds since 1970. The only place where the rules of a gathering are. */
export function decideClass(gathering: Classroom | null, command: ClassCommand, actor: GatheringActor, now: number): ClassDecision {
  if (command.kind === 'open') return open(gathering, command, actor);
  if (!gathering) return noSuchClass();
  if (command.kind === 'note-opened') return noteOpened(gathering, command, actor);
  if (command.kind === 'note-results') return noteResults(gathering, command, actor, now);
  if (command.kind === 'note-played') return notePlayed(gathering, command, actor);
  if (command.kind === 'next-round') return nextRound(gathering, command, actor, now);
  if (gathering.isClosed) return refuse('game-over', say`This class is over.`);
  if (command.kind === 'join') return join(gathering, command.name, actor);
  if (command.kind === 'propose') return propose(gathering, command, actor);
  if (command.kind === 'answer-step') return answerStep(gathering, command, actor);
  if (command.kind === 'teach') return teach(gathering, command.key, actor);
  if (actor.kind === 'operator' && command.kind === 'order') return carryOut(gathering, command.order, '', command.random);
  if (actor.kind !== 'player' || !mayTeach(gathering, actor.player.id)) return onlyTeachers();
  if (command.kind === 'share') return ok(gathering.teacherKey ? [] : [{ kind: 'teaching-shared', key: command.key }]);
  return carryOut(gathering, command.order, actor.player.id, command.random);
}

/** There is nothing by this code. */
export function noSuchClass() {
  return refuse('not-found', say`There’s no class with this code.`);
}

function open(
  gathering: Classroom | null,
  { code, prefix, lesson }: Extract<ClassCommand, { kind: 'open' }>,
  actor: GatheringActor,
): ClassDecision {
  if (gathering) return refuse('forbidden', say`This code is taken.`);
  if (actor.kind !== 'player') return refuse('forbidden', say`Only players can open a class.`);
  return ok([{ kind: 'gathered', gathering: 'class', code, prefix, host: actor.player.id, ...(lesson ? { lesson } : {}) }]);
}

/** Lets somebody join with a nickname; a member changes theirs. */
function join(gathering: Classroom, name: string, actor: GatheringActor): ClassDecision {
  if (actor.kind !== 'player') return refuse('forbidden', say`Only players can join a class.`);
  const { members } = gathering;
  const { id } = actor.player;
  const before = memberOf(gathering, id);
  if (members[before]?.name === name) return ok([]);
  if (before === -1 && members.some(({ player }) => player === id))
    return refuse('forbidden', say`You were removed from this class. Ask your teacher.`);
  if (before === -1 && gathering.isLocked) return refuse('forbidden', say`This class isn’t open to new pupils. Ask your teacher.`);
  const taken = nameTaken(gathering, name, before);
  if (taken) return taken;
  if (before !== -1) return ok([{ kind: 'renamed', member: before, player: { id, name } }]);
  if (isFull(gathering) || members.length >= MAX_NUMBERS) return classFull();
  return ok([{ kind: 'joined', player: playerCalled(name, actor.player) }, ...boardFor(gathering, members.length, id)]);
}

/** Latecomers do not wait: they begin against the bot, or the teacher where everybody plays against them. */
function boardFor(gathering: Classroom, member: number, player: string): ClassEvent[] {
  const round = currentRound(gathering)?.round;
  if (!round || !hasBoards(round.activity.kind)) return [];
  const partner = round.activity.kind === 'teacher' && player !== teacherOf(gathering, round) ? 'teacher' : 'bot';
  return [{ kind: 'board-added', seats: { first: member, second: partner } }];
}

function carryOut(gathering: Classroom, order: Order, by: string, random: () => number): ClassDecision {
  switch (order.kind) {
    case 'start-round':
      return startRound(gathering, order, by, random);
    case 'end-round':
      return endRound(gathering, order.round);
    case 'hold-next': {
      const current = currentRound(gathering);
      return current?.number === order.round ? holdNext(current.round) : notBegun();
    }
    case 'close-vote':
      return closeVote(gathering, order);
    case 'show-step':
      return showStep(gathering, order);
    case 'explain-step':
      return explainStep(gathering, order);
    case 'show-board':
      return showBoard(gathering, order);
    case 'draw-arrow':
      return drawArrow(gathering, order);
    case 'clear-arrows':
      return clearArrows(gathering, order.round);
    case 'freeze':
      return ok(order.on === gathering.isFrozen ? [] : [{ kind: 'frozen', on: order.on }]);
    case 'lock':
      return ok(order.on === gathering.isLocked ? [] : [{ kind: 'locked', on: order.on }]);
    case 'show-names':
      return ok(order.on === gathering.showsNames ? [] : [{ kind: 'names-shown', on: order.on }]);
    case 'rename':
      return rename(gathering, order.member, order.name);
    case 'remove':
      return remove(gathering, order.member, random);
    case 'readmit':
      return readmit(gathering, order.member);
    case 'unshare':
      return unshare(gathering, by);
    case 'close':
      return ok([{ kind: 'gathering-closed' }]);
    default:
      return order satisfies never;
  }
}

function startRound(
  gathering: Classroom,
  { round, activity: wish }: Extract<Order, { kind: 'start-round' }>,
  by: string,
  random: () => number,
): ClassDecision {
  const { rounds, members } = gathering;
  if (round !== rounds.length + 1) return refuse('stale', say`This round has already started.`);
  if (rounds.length >= MAX_ROUNDS) return refuse('too-large', say`A class has at most ${MAX_ROUNDS} rounds. Open a new one.`);
  const activity = readActivity(wish, random);
  if (!activity.ok) return activity;
  const present = members.flatMap(({ isIn }, number) => (isIn ? [number] : []));
  if (present.length === 0) return refuse('not-started', say`No one has joined yet.`);
  // Who starts a round plays in it; the host, where that was nobody who teaches.
  const teacher = mayTeach(gathering, by) ? by : gathering.host;
  const boards = boardsFor(gathering, activity.value, { teacher, members: present }, random);
  const starts = startsFor(activity.value, boards.length, random);
  const placed = starts ? boards.map((board, at) => ({ ...board, start: starts[at] })) : boards;
  const other = teacher === gathering.host ? {} : { teacher };
  return ok([{ kind: 'round-started', activity: activity.value, boards: placed, ...other }, ...thawed(gathering)]);
}

/** Begins a round like the present one once it is due by itself. If it cannot begin, it waits for the teacher. */
function nextRound(
  gathering: Classroom,
  { round, random }: Extract<ClassCommand, { kind: 'next-round' }>,
  actor: GatheringActor,
  now: number,
): ClassDecision {
  if (actor.kind !== 'clockwork') return onlyServer();
  const current = currentRound(gathering);
  const at = nextRoundAt(gathering);
  if (current?.number !== round - 1 || at === null || now < at) return ok([]);
  const order = { kind: 'start-round', round, activity: current.round.activity } as const;
  const started = startRound(gathering, order, teacherOf(gathering, current.round), random);
  return started.ok ? started : ok([{ kind: 'next-round-held' }]);
}

/** Who takes part in a new round: members by number, and the id of the teacher. */
interface Participants {
  readonly teacher: string;
  readonly members: readonly number[];
}

function boardsFor(
  gathering: Classroom,
  { kind, partner }: Activity,
  { teacher, members }: Participants,
  random: () => number,
): PlannedBoard[] {
  const played = playedIn(gathering);
  switch (kind) {
    case 'pairs':
      return pairsOf(members, played, random, partner).map((board) => withoutSelf(gathering, teacher, board));
    case 'bot':
      return members.map((number) => boardWith('bot', number, played, random));
    case 'teacher':
      return members.map((number) => withoutSelf(gathering, teacher, boardWith('teacher', number, played, random)));
    case 'vote':
      return [{ first: 'class', second: 'bot' }];
    case 'puzzle':
    case 'lesson':
      return [];
    default:
      return kind satisfies never;
  }
}

/** A teacher who has joined as a pupil plays the bot instead of themselves. */
function withoutSelf({ members }: Classroom, teacher: string, board: PlannedBoard): PlannedBoard {
  const sides = [board.first, board.second];
  const isSelf = sides.includes('teacher') && sides.some((side) => typeof side === 'number' && members[side]?.player === teacher);
  return isSelf ? { ...board, first: withBot(board.first), second: withBot(board.second) } : board;
}

function withBot(side: PlannedBoard['first']): PlannedBoard['first'] {
  return side === 'teacher' ? 'bot' : side;
}

/** Everybody looks at one board, and the others stop meanwhile; or only the wall shows it. */
function showBoard(gathering: Classroom, { round, board, onWall, plain }: Extract<Order, { kind: 'show-board' }>): ClassDecision {
  const present = gathering.rounds[round - 1];
  if (!present || round !== gathering.rounds.length) return notBegun();
  if (board === null)
    return ok(present.shownBoard === undefined ? [] : [{ kind: 'board-shown', board }, ...(present.isOnWall ? [] : thawed(gathering))]);
  if (!present.boards[board] || board >= present.opened) return refuse('not-found', say`There’s no board with this number in this round.`);
  if (board === present.shownBoard && onWall === present.isOnWall && plain === present.isPlain) return ok([]);
  const shown = { kind: 'board-shown' as const, board, ...(onWall ? { onWall } : {}), ...(plain ? { plain } : {}) };
  if (onWall) {
    // The pupils looked at it until now.
    const hasStopped = present.shownBoard !== undefined && !present.isOnWall;
    return ok([shown, ...(hasStopped ? thawed(gathering) : [])]);
  }
  return ok([shown, ...(gathering.isFrozen || present.isOver ? [] : [{ kind: 'frozen' as const, on: true }])]);
}

/** The vote on this turn; undefined where that is not the present one. */
function voteOn(gathering: Classroom, { round, branch, ply }: VotedTurn): Vote | undefined {
  const current = currentRound(gathering);
  const vote = current?.number === round ? current.round.vote : undefined;
  return vote?.branch === branch && vote.ply === ply ? vote : undefined;
}

function propose(
  gathering: Classroom,
  { kind: _, move, ...turn }: Extract<ClassCommand, { kind: 'propose' }>,
  actor: GatheringActor,
): ClassDecision {
  const member = actor.kind === 'player' ? memberOf(gathering, actor.player.id) : -1;
  if (member === -1) return refuse('not-seated', say`Join the class first.`);
  const current = currentRound(gathering);
  if (current?.number !== turn.round || !['vote', 'puzzle'].includes(current.round.activity.kind)) return noVote();
  const { vote } = current.round;
  const isOld = vote && (turn.branch < vote.branch || (turn.branch === vote.branch && turn.ply < vote.ply));
  if (isOld || vote?.chosen) return alreadyChosen();
  if (current.round.activity.kind === 'puzzle' && (turn.branch > 0 || turn.ply > 0)) return noVote();
  if (voteOn(gathering, turn)?.proposals.some((each) => each.member === member && each.move === move)) return ok([]);
  return ok([{ kind: 'proposed', member, branch: turn.branch, ply: turn.ply, move }]);
}

function closeVote(gathering: Classroom, turn: VotedTurn): ClassDecision {
  const vote = voteOn(gathering, turn);
  if (vote?.chosen) return alreadyChosen();
  const [most] = vote ? talliesOf(vote) : [];
  return most ? ok([{ kind: 'vote-closed', move: most.move }]) : refuse('not-started', say`No one has proposed a move yet.`);
}

function notePlayed(gathering: Classroom, turn: VotedTurn, actor: GatheringActor): ClassDecision {
  if (actor.kind !== 'clockwork') return onlyServer();
  return ok(voteOn(gathering, turn)?.chosen ? [{ kind: 'vote-played' }] : []);
}

function noVote() {
  return refuse('stale', say`There is no vote now.`);
}

function alreadyChosen() {
  return refuse('stale', say`The class has already chosen a move.`);
}

function endRound({ rounds }: Classroom, number: number): ClassDecision {
  const round = rounds[number - 1];
  if (!round) return notBegun();
  return round.isOver ? refuse('stale', say`This round is already over.`) : ok([{ kind: 'round-over' }]);
}

/** Nobody looks up any more. */
function thawed({ isFrozen }: Classroom): ClassEvent[] {
  return isFrozen ? [{ kind: 'frozen', on: false }] : [];
}

function rename(gathering: Classroom, number: number, name: string): ClassDecision {
  const member = gathering.members[number];
  if (!member?.isIn) return notIn();
  if (member.name === name) return ok([]);
  return nameTaken(gathering, name, number) ?? ok([{ kind: 'renamed', member: number, player: { id: member.player, name } }]);
}

/** Their opponent goes on against a bot. */
function remove(gathering: Classroom, number: number, random: () => number): ClassDecision {
  const member = gathering.members[number];
  if (!member) return notIn();
  if (!member.isIn) return ok([]);
  const current = currentRound(gathering);
  const left = (current?.round.boards ?? []).flatMap(({ seats, start, result }) => {
    const seat = SEATS.find((each) => seats[each] === number);
    const other = seat && !result ? seats[otherSeat(seat)] : 'bot';
    if (typeof other !== 'number') return [];
    const board = boardWith('bot', other, playedIn(gathering), random);
    return [{ kind: 'board-added' as const, seats: board, ...(start === undefined ? {} : { start }) }];
  });
  return ok([{ kind: 'removed', member: number }, ...left]);
}

/** Somebody who was removed is in again, under the name they had. */
function readmit(gathering: Classroom, number: number): ClassDecision {
  const member = gathering.members[number];
  if (!member) return notIn();
  if (member.isIn) return ok([]);
  if (isFull(gathering)) return classFull();
  const board = boardFor(gathering, number, member.player);
  return nameTaken(gathering, member.name, number) ?? ok([{ kind: 'readmitted', member: number }, ...board]);
}

function noteOpened(
  gathering: Classroom,
  { round: number, boards }: Extract<ClassCommand, { kind: 'note-opened' }>,
  actor: GatheringActor,
): ClassDecision {
  if (actor.kind !== 'clockwork') return onlyServer();
  const round = gathering.rounds[number - 1];
  if (!round || boards > round.boards.length) return notBegun();
  return ok(boards <= round.opened ? [] : [{ kind: 'boards-opened', round: number, boards }]);
}

/** The first result of a board counts. */
function noteResults(
  gathering: Classroom,
  { round: number, results }: Extract<ClassCommand, { kind: 'note-results' }>,
  actor: GatheringActor,
  now: number,
): ClassDecision {
  if (actor.kind !== 'clockwork') return onlyServer();
  const round = gathering.rounds[number - 1];
  if (!round) return notBegun();
  const news = results.filter(
    ({ board }, at) => round.boards[board]?.result === null && results.findIndex((each) => each.board === board) === at,
  );
  const over = news.map(({ board, result }) => ({ kind: 'board-over' as const, round: number, board, result }));
  return ok([...over, ...afterResults(gathering, number, news, now)]);
}

/** All boards there have been. */
function playedIn({ rounds }: Classroom): Board[] {
  return rounds.flatMap(({ boards }) => boards);
}

/** A refusal where another member is called that, whatever the case of its letters. */
function nameTaken({ members }: Classroom, name: string, but: number) {
  const isTaken = nameIsTaken(members, name, but);
  return isTaken ? refuse('name-taken', say`Someone in this class already has this name. Add something to yours.`) : null;
}

function isFull({ members }: Classroom): boolean {
  return members.filter(({ isIn }) => isIn).length >= MAX_MEMBERS;
}

function classFull() {
  return refuse('forbidden', say`This class is full.`);
}

function notIn() {
  return refuse('not-found', say`There’s no one with this number in this class.`);
}

function notBegun() {
  return refuse('stale', say`This round hasn’t started.`);
}

function onlyServer() {
  return refuse('forbidden', say`Only the server does this.`);
}
