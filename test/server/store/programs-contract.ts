import type { Store } from '@nimhall/server/store/store';
import { expect, test } from 'vitest';

/** What every store must do with programs. */
export function programsContract(current: () => Store): void {
  const add = async (owner: string, id: string, most = 10): Promise<boolean> =>
    current().programs.add(owner, { id, name: `Program ${id}` }, Buffer.from(`hash of ${id}`), 5, most);
  const keep = async (...ids: string[]): Promise<void> => {
    await Promise.all(ids.map((id) => current().addPlayer({ id, name: id }, Buffer.from(`hash of ${id}`), 1)));
  };

  test('a program is a separate player with an owner, who may have a limited number of them', async () => {
    await keep('ann');
    const added = await Promise.all(['a', 'b', 'c'].map((id) => add('ann', id, 2)));
    expect(added.filter(Boolean)).toHaveLength(2);
    expect(await add('nobody', 'd')).toBe(false);
    const [id = ''] = (await current().programs.of('ann')).map((program) => program.id);
    expect(await current().findPlayer(Buffer.from(`hash of ${id}`), 6)).toEqual({ id, name: `Program ${id}`, owner: 'ann' });
    expect(await current().findPlayer(Buffer.from('hash of ann'), 6)).toEqual({ id: 'ann', name: 'ann' });
    await current().erasure.begin('ann', 7);
    expect(await current().findPlayer(Buffer.from(`hash of ${id}`), 8)).toBeNull();
    expect((await current().erasure.under(7)).map(({ player }) => player)).toHaveLength(3);
  });

  test('a program has at most as many boards as it offers, however many requests come at the same time', async () => {
    await keep('ann');
    await add('ann', 'a');
    const { programs } = current();
    await programs.offer('a', { games: ['nim', 'kayles'], misere: true, boards: 2 });
    const taken = await Promise.all(['r1', 'r2', 'r3', 'r4'].map((room) => programs.takeBoard('a', room, 9)));
    expect(taken.filter(Boolean)).toHaveLength(2);
    const [room = ''] = (await programs.boards(['a', 'b'])).map((board) => board.room);
    expect(await programs.takeBoard('a', room, 10)).toBe(false);
    await programs.freeBoard('a', room);
    expect(await programs.takeBoard('a', 'r5', 11)).toBe(true);
    await programs.noteBoard('a', 'r6', 12);
    await programs.noteBoard('nobody', 'r6', 12);
    expect(await programs.withIds(['a', 'nobody'])).toEqual([
      {
        id: 'a',
        name: 'Program a',
        ownerId: 'ann',
        owner: 'ann',
        createdAt: 5,
        games: ['nim', 'kayles'],
        misere: true,
        boards: 2,
        taken: 3,
      },
    ]);
  });

  test('a program’s results are counted by day', async () => {
    await keep('ann');
    await add('ann', 'a');
    const { programs } = current();
    for (const day of [1, 1, 2]) await programs.count([{ program: 'a', day, what: 'late', number: 2 }]);
    await programs.count([
      { program: 'a', day: 2, what: 'within 3', number: 1 },
      { program: 'nobody', day: 2, what: 'late', number: 1 },
    ]);
    const counted = async (since: number) =>
      (await programs.counts(['a', 'nobody'], since)).map(({ what, number }) => `${what}: ${number}`);
    expect((await counted(1)).toSorted()).toEqual(['late: 6', 'within 3: 1']);
    expect((await counted(2)).toSorted()).toEqual(['late: 2', 'within 3: 1']);
    await programs.forgetCounts(2);
    expect((await counted(1)).toSorted()).toEqual(['late: 2', 'within 3: 1']);
  });
}
