import { literalsIn, messagesIn, unwrappedIn } from './support/texts.ts';

const m = messagesIn('client/src');
const u = <T extends { text: string }>(a: T[]) => [...new Set(a.map((t) => t.text))];
if (process.argv[2] === 'm') {
  console.log(u(m.texts).join('\n'));
  console.log('== markup');
  console.log(u(m.markup).join('\n'));
}
if (process.argv[2] === 'u') for (const x of unwrappedIn('client/src')) console.log(x.file, '|', x.text);
if (process.argv[2] === 'l')
  console.log(
    u(literalsIn(process.argv[3]))
      .filter((t) => /\p{L}{2} | \p{L}{2}/u.test(t))
      .join('\n'),
  );
