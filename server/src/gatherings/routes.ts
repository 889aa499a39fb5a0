import { boardCode } from '@nimhall/shared/gathering/board-code';
import { readClassCode } from '@nimhall/shared/gathering/class-code';
import { standingOf } from '@nimhall/shared/gathering/tournament/standing';
import { summaryOf } from '@nimhall/shared/gathering/tournament/summary';
import { boardsInPlay, type Tournament } from '@nimhall/shared/gathering/tournament/tournament';
import { Router } from 'express';
import type { RequestContext } from '../http/request-context.ts';
import { requireRoomCode } from '../http/require-room-code.ts';
import { unwrap } from '../refusal-error.ts';
import { type Gatherings, needTournament } from './gatherings.ts';
import type { TournamentLists } from './tournament-list.ts';

interface Deps {
  readonly gatherings: Gatherings;
  readonly tournamentLists: TournamentLists;
}

/** Tournaments as programs and pages read them that do not follow them. */
export function tournamentRoutes({ gatherings, tournamentLists }: Deps, { consume }: RequestContext): Router {
  const router = Router();
  router.param('code', requireRoomCode);

  router.get('/tournaments', async (request, response) => {
    consume('look', request);
    response.json(await tournamentLists.list());
  });

  router.get('/tournaments/:code', async (request, response) => {
    consume('look', request);
    const tournament = unwrap(needTournament(await gatherings.readTournament(readClassCode(request.params.code))));
    response.json({ tournament: summaryOf(tournament), standing: standingIn(tournament), rounds: roundsIn(tournament) });
  });
  return router;
}

/** The standing with names, and who of them are bots, take part now, and what they did in the last matches of an arena. */
function standingIn(tournament: Tournament) {
  return standingOf(tournament).map(({ member, ...row }) => {
    const entrant = tournament.entrants[member];
    const sheet = tournament.arena?.tallies[member]?.sheet;
    return {
      member,
      name: entrant?.name ?? '',
      ...(entrant?.owner !== undefined && { owner: entrant.owner }),
      bot: entrant?.bot ?? null,
      isIn: entrant?.isIn ?? false,
      ...row,
      ...(sheet ? { sheet } : {}),
    };
  });
}

/** All rounds with their pairings; of an arena the boards that are being played, as one round. */
function roundsIn(tournament: Tournament) {
  const { arena, rounds } = tournament;
  if (arena) {
    const boards = boardsInPlay(tournament).map(({ round, board, seats }) => ({
      room: boardCode(tournament, round, board),
      ...seats,
      result: null,
    }));
    return [{ round: 1, boards, byes: [] }];
  }
  return rounds.map(({ boards, byes }, at) => ({
    round: at + 1,
    boards: boards.map(({ seats, result }, board) => ({ room: boardCode(tournament, at + 1, board), ...seats, result })),
    byes,
  }));
}
