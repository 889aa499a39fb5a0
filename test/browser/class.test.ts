import { boardCode } from '@nimhall/shared/gathering/board-code';
import { boardOf, type Round } from '@nimhall/shared/gathering/class/classroom';
import { expect, test } from 'vitest';
import { connect, joinAs } from '../support/harness.ts';
import { drawArrow, joinClass, openClass, waitForSheet } from './classes.ts';
import { openHall, person } from './people.ts';

const hall = openHall();
const PHONE = { viewport: { width: 390, height: 664 } };

test('a class of six: a teacher’s phone, a wall, one pupil who reloads, one who drops out, and one who comes late', async () => {
  const [teacher, wall, ada] = await Promise.all(
    [PHONE, { viewport: { width: 1920, height: 1080 } }, PHONE].map((options) => person(hall, options)),
  );
  if (!teacher || !wall || !ada) throw new Error('Nobody came');
  const address = await openClass(teacher.page, hall.server.url);
  await wall.page.goto(`${address}/wall`);
  const code = await wall.page.getByRole('heading', { level: 1 }).innerText();
  expect(`Class ${code}`).toBe(await teacher.page.getByRole('heading', { level: 1 }).innerText());

  await ada.page.goto(`${hall.server.url}/class`);
  await ada.page.getByRole('textbox', { name: 'Code on the big screen' }).fill(code.toLowerCase());
  await ada.page.getByRole('button', { name: 'Join', exact: true }).click();
  await ada.page.getByRole('textbox', { name: 'Your name in this class' }).fill('Ada');
  await ada.page.getByRole('button', { name: 'Join', exact: true }).click();
  await waitForSheet(ada.page, 'You’re in, Ada');
  // Four of them without a browser, because browsers are expensive.
  const others = await Promise.all(['Cy', 'Dee', 'Eve', 'Flo'].map((name) => joinAs(hall.server.url, name)));
  const [, dee, , flo] = others;
  if (!dee || !flo) throw new Error('Nobody came');
  const inClass = address.split('/').at(-1) ?? '';
  for (const [at, name] of ['Cy', 'Dee', 'Eve', 'Flo'].entries()) {
    await others[at]?.ok('class:join', { code: inClass, id: 'join', name });
  }
  await wall.page.getByText('5 pupils are here', { exact: true }).waitFor();

  // Boards open by themselves, the odd pupil plays the teacher, and a reload returns to the same board.
  await teacher.page.getByText('More settings', { exact: true }).click();
  await teacher.page.getByRole('checkbox', { name: 'I play the pupil without a partner' }).check();
  await teacher.page.getByRole('button', { name: 'Start round 1' }).click();
  await teacher.page.getByRole('heading', { name: /^Your board against (Ada|Cy|Dee|Eve|Flo)$/ }).waitFor();
  await ada.page.getByRole('group', { name: 'Board' }).waitFor();
  await ada.page.reload();
  await ada.page.getByRole('group', { name: 'Board' }).waitFor();
  const bo = await person(hall, PHONE);
  await joinClass(bo.page, address, 'ADA');
  await bo.page.getByText('Someone in this class already has this name. Add something to yours.', { exact: true }).waitFor();
  await bo.page.getByRole('textbox', { name: 'Your name in this class' }).fill('Bo');
  await bo.page.getByRole('button', { name: 'Join', exact: true }).click();
  await bo.page.getByRole('group', { name: 'Board' }).waitFor();
  await wall.page.getByRole('button', { name: /^Enlarge: Bo .*Magpie$/ }).waitFor();
  // A tablet that drops out finds its place and its board again.
  flo.socket.disconnect();
  const back = await connect(hall.server.url, { protocol: 1, token: flo.token });
  const { gathering } = await back.ok('class:enter', { code: inClass });
  const board = boardOf(
    gathering.rounds[0] as Round,
    gathering.members.findIndex(({ name }) => name === 'Flo'),
  );
  expect((await back.ok('room:enter', { room: boardCode(gathering, 1, board) })).you).not.toBeNull();

  await teacher.page.getByRole('button', { name: 'Look up!' }).click();
  for (const { page } of [ada, bo]) await waitForSheet(page, 'Look up!');
  expect(await ada.page.getByRole('group', { name: 'Board' }).count(), 'no board to be distracted by').toBe(0);
  await teacher.page.getByRole('button', { name: 'Continue playing' }).click();
  await ada.page.getByRole('group', { name: 'Board' }).waitFor();

  // The player who moves second waits; the opponent aborts their game, which the wall and the teacher see.
  const callOff = ada.page.getByRole('button', { name: 'Call off…' });
  await callOff.click();
  await ada.page.getByRole('button', { name: 'Call off', exact: true }).click();
  await wall.page.getByText('Called off', { exact: true }).waitFor();
  await teacher.page.getByText('1 of 4 boards finished', { exact: true }).waitFor();

  // One board on the big screen, where the teacher draws from the phone; then with perfect play on all screens.
  await teacher.page.getByRole('combobox', { name: 'Board' }).selectOption({ label: 'Bo against Magpie' });
  await teacher.page.getByRole('button', { name: 'Show on big screen' }).click();
  await wall.page.getByRole('heading', { name: 'Bo against Magpie' }).waitFor();
  await drawArrow(teacher.page.locator('nh-shown-board'), 'Heap A, 3 stones. Take 3', 'Heap B, 4 stones. Take 1');
  await wall.page.getByRole('img', { name: '1 arrow on the board' }).waitFor();
  expect(await wall.page.getByText(/^This move wins/).count(), 'the class thinks first').toBe(0);
  expect(await bo.page.getByRole('heading', { name: 'Bo against Magpie' }).count(), 'the pupils play on').toBe(0);
  await teacher.page.getByRole('button', { name: 'Show on all screens' }).click();
  await bo.page.getByRole('img', { name: '1 arrow on the board' }).waitFor();
  await drawArrow(teacher.page.locator('nh-shown-board'), 'Heap A, 3 stones. Take 3', 'Heap B, 4 stones. Take 1');
  await bo.page.getByRole('img', { name: '1 arrow on the board' }).waitFor({ state: 'detached' });
  for (const { page } of [ada, bo, wall]) {
    await page.getByRole('heading', { name: 'Bo against Magpie' }).waitFor();
    await page.getByText(/^This move wins/).waitFor();
  }
  await teacher.page.getByRole('button', { name: 'Back to all boards' }).click();
  await wall.page.getByRole('button', { name: /^Enlarge: Bo .*Magpie$/ }).click();
  await wall.page.getByRole('switch', { name: 'Show perfect play' }).waitFor();
  // Arrows by mouse and by keys on the wall itself, which nobody else sees.
  await drawArrow(wall.page, 'Heap A, 3 stones. Take 3', 'Heap B, 4 stones. Take 1');
  await wall.page.getByRole('img', { name: '1 arrow on the board' }).waitFor();
  await wall.page.getByRole('button', { name: 'Heap C, 5 stones. Take 5' }).press('Shift+Enter');
  await wall.page.keyboard.press('ArrowRight');
  await wall.page.keyboard.press('Enter');
  await wall.page.keyboard.press('Enter');
  await wall.page.getByRole('img', { name: '3 arrows on the board' }).waitFor();
  await wall.page.getByRole('button', { name: 'Clear arrows' }).click();
  await wall.page.getByRole('img', { name: /on the board$/ }).waitFor({ state: 'detached' });
  await wall.page.getByRole('button', { name: 'All boards' }).click();
  await teacher.page.getByRole('button', { name: 'End round' }).click();
  await waitForSheet(bo.page, 'Round over');
  await wall.page.getByText('4 of 4 boards finished', { exact: true }).waitFor();
  // The class plays as one: the most proposed move is played, and the wall says whether it was good.
  await teacher.page.getByRole('radio', { name: 'The class votes' }).check();
  await teacher.page.getByRole('button', { name: 'Start round 2' }).click();
  for (const [{ page }, stone] of [
    [ada, 'Heap A, 3 stones. Take 2'],
    [bo, 'Heap B, 4 stones. Take 1'],
  ] as const) {
    await page.getByRole('button', { name: stone }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByText(/^You proposed/).waitFor();
  }
  const turn = { branch: 0, ply: 0, move: 'a2' };
  await dee.ok('class:propose', { code: inClass, id: 'vote', round: 2, ...turn });
  await wall.page.getByText('3 of 6 pupils have voted', { exact: true }).waitFor();
  await teacher.page.getByRole('button', { name: 'Play the top move' }).click();
  await wall.page.getByText('Take 2 stones from heap A, leaving 1. Good choice: the class can still win.', { exact: true }).waitFor();
  // The whole class answers one puzzle.
  await teacher.page.getByText('Play something else', { exact: true }).click();
  await teacher.page.getByRole('radio', { name: 'Puzzle for all' }).check();
  await teacher.page.getByRole('button', { name: 'Start round 3' }).click();
  for (const [{ page }, stone] of [
    [ada, 'Heap A, 3 stones. Take 2'],
    [bo, 'Heap B, 4 stones. Take 1'],
  ] as const) {
    await page.getByText('Find a winning move.', { exact: true }).waitFor();
    await page.getByRole('button', { name: stone }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByText(/^Your answer/).waitFor();
  }
  await dee.ok('class:propose', { code: inClass, id: 'answer', round: 3, ...turn });
  await wall.page.getByText('3 of 6 pupils have answered', { exact: true }).waitFor();
  await teacher.page.getByRole('button', { name: 'Show the answers' }).click();
  await ada.page.getByText('Right! Your move wins.', { exact: true }).waitFor();
  await bo.page.getByText(/^This move wins/).waitFor();
  await wall.page.getByText('2 of 3 answers win', { exact: true }).waitFor();
  // Everybody against the teacher, who finds the boards on the page; and pupils see the same ones as rooms.
  await teacher.page.getByText('Play something else', { exact: true }).click();
  await teacher.page.getByRole('radio', { name: 'Against me' }).check();
  await teacher.page.getByRole('button', { name: 'Start round 4' }).click();
  const own = teacher.page.getByRole('region', { name: 'Your boards' });
  await own.getByRole('heading', { name: /^Your board against / }).waitFor();
  await own.getByRole('group', { name: 'Board' }).waitFor();
  await ada.page.getByRole('group', { name: 'Board' }).waitFor();
  await wall.page.getByRole('button', { name: /^Enlarge:.*Ada/ }).waitFor();
  const [table] = await Promise.all([
    teacher.page.waitForEvent('download'),
    teacher.page.getByRole('button', { name: 'Download results' }).click(),
  ]);
  expect(table.suggestedFilename()).toBe(`nimhall-${code.replace(' ', '').toLowerCase()}.csv`);
  // Another device teaches too, by its own link.
  await teacher.page.getByText('Class settings', { exact: true }).click();
  await teacher.page.getByRole('button', { name: 'Teach from another device' }).click();
  const link = await teacher.page.getByRole('textbox', { name: 'Link for teachers only' }).inputValue();
  await bo.page.goto(link);
  await bo.page.getByRole('button', { name: 'Teach here' }).click();
  await bo.page.getByRole('link', { name: 'Open the big screen' }).waitFor();
  expect(bo.page.url()).toBe(address);
  await teacher.page.getByText('1 other device teaches', { exact: true }).waitFor();
  // Who starts a round plays in it, here a program, from both sides, and the next one begins by itself unless the teacher holds it.
  const blue = await joinAs(hall.server.url, 'Mr Blue');
  await blue.ok('class:teach', { code: inClass, id: 'teach', key: new URL(link).hash.slice(1) });
  await blue.ok('class:enter', { code: inClass });
  const both = { kind: 'teacher', game: 'nim', start: '3,4,5', bot: 'greedy', bothSides: true, pauseSeconds: 60 } as const;
  await blue.ok('class:order', { code: inClass, id: 'start', order: { kind: 'start-round', round: 5, activity: both } });
  const resignOn = async (from: number, upTo: number): Promise<void> => {
    await blue.waitFor('class', ({ events }) =>
      events.some((event) => event.kind === 'boards-opened' && event.round === 5 && event.boards === upTo),
    );
    const { gathering: played } = await blue.ok('class:enter', { code: inClass });
    for (let at = from; at < upTo; at++) await blue.ok('resign', { room: boardCode(played, 5, at), id: 'r' });
  };
  await teacher.page.getByText('The device that started this round plays the teacher’s boards.', { exact: true }).waitFor();
  await resignOn(0, 6);
  await ada.page.getByRole('button', { name: 'Play game 2' }).waitFor();
  expect(await ada.page.getByRole('button', { name: 'Rematch' }).count(), 'what comes next is decided by the class').toBe(0);
  await ada.page.getByRole('button', { name: 'Play game 2' }).click();
  await ada.page.getByRole('heading', { name: 'You win' }).waitFor({ state: 'detached' });
  await resignOn(6, 12);
  await teacher.page.getByText('The next round starts by itself.', { exact: true }).waitFor();
  await teacher.page.getByRole('button', { name: 'Wait for me' }).click();
  await teacher.page.getByText('The next round starts by itself.', { exact: true }).waitFor({ state: 'detached' });
  for (const { troubles } of [teacher, wall, ada, bo]) expect(troubles).toEqual([]);
});

test('a lesson for a class: everybody at the same step, counts without names, and the explanation at the teacher’s word', async () => {
  const [teacher, wall, ada, bo] = await Promise.all(
    [PHONE, { viewport: { width: 1920, height: 1080 } }, { viewport: { width: 320, height: 568 } }, PHONE].map((options) =>
      person(hall, options),
    ),
  );
  if (!teacher || !wall || !ada || !bo) throw new Error('Nobody came');
  const address = await openClass(teacher.page, hall.server.url);
  await Promise.all([wall.page.goto(`${address}/wall`), joinClass(ada.page, address, 'Ada'), joinClass(bo.page, address, 'Bo')]);
  await wall.page.getByText('2 pupils are here', { exact: true }).waitFor();
  await teacher.page.getByRole('radio', { name: 'Lesson together' }).check();
  await teacher.page.getByRole('combobox', { name: 'Chapter' }).selectOption({ label: '1. A first game' });
  await teacher.page.getByRole('button', { name: 'Start round 1' }).click();
  await teacher.page.getByRole('button', { name: 'Next step' }).click();
  await wall.page.getByText('Leave one stone in each heap.', { exact: true }).waitFor();
  await bo.page.getByRole('button', { name: 'Heap B, 4 stones. Take 3' }).click();
  await bo.page.getByRole('button', { name: 'Play', exact: true }).click();
  await bo.page.getByText('Done! Look at the big screen.', { exact: true }).waitFor();
  await ada.page.getByRole('button', { name: 'Heap B, 4 stones. Take 2' }).click();
  await ada.page.getByRole('button', { name: 'Play', exact: true }).click();
  await ada.page.getByRole('button', { name: 'Try again' }).waitFor();
  await wall.page.getByText('1 of 2 pupils are done', { exact: true }).waitFor();
  // What arrives after the explanation does not count.
  await teacher.page.getByText('Take 2 stones from heap B, leaving 2', { exact: true }).waitFor();
  expect(await wall.page.getByText('Other answers').count(), 'nobody copies').toBe(0);
  await teacher.page.getByRole('button', { name: 'Show explanation' }).click();
  for (const { page } of [wall, ada]) await page.getByText('Well done! You choose the heap and how many stones to take.').waitFor();
  await wall.page.getByText('Take 2 stones from heap B, leaving 2', { exact: true }).waitFor();
  await teacher.page.getByRole('button', { name: 'Next step' }).click();
  await ada.page.getByText('Step 3 of 9', { exact: true }).waitFor();
  for (const { troubles } of [teacher, wall, ada, bo]) expect(troubles).toEqual([]);
});
