/** For what several files need, without what it imports, which has a file already. */
const OF_ONE_KIND = { minShareCount: 2, includeDependenciesRecursively: false };

/**
 * Which modules share a file. Without this each set of pages that has modules in common would have a file of its own: a room would fetch seventy
 * of them, most smaller than a kilobyte, which costs more time than a few bytes that a page does not need, and compresses badly.
 *
 * The first group that matches a module takes it, and what it imports unless an earlier group does. `minShareCount` leaves out what only a few
 * pages need.
 */
export const SHARED_FILES = [
  // The same from one release to the next. Not libraries that only a dialog or one page needs.
  { name: 'libraries', test: /node_modules\/(?!(?:@simplewebauthn|glicko2-lite|uplot|uqr)\/)|@oxc-project|rolldown\/runtime/ },
  {
    // What every page stands on.
    name: 'ground',
    test: anyOf(
      /client\/src\/(?:reactive\/|styles\/(?!checkboxes|field|toast)|app\/(?:appearance|spoken))/,
      /client\/src\/components\/(?:page\/|text\/names|ui\/(?:choices|empty-table|show-dialog))/,
      /shared\/src\/(?:result|puzzle\/day|protocol\/pages|room\/erased-name)\.ts/,
    ),
  },
  {
    // What games are opened with.
    name: 'opening',
    test: anyOf(
      /client\/src\/components\/(?:text\/(?:convention|groups)|watching\/standing|ui\/tile-picture)\.ts/,
      /client\/src\/components\/new-game\/(?:bot-(?:button|words)|clock-(?:choices|picker|text)|new-room|play-with|room-links)\.ts/,
      /client\/src\/(?:net\/fetch-room|pages\/lobby\/play-tile|stores\/lobby-store)\.ts/,
      /shared\/src\/room\/(?:room|listing)\.ts/,
    ),
  },
  { name: 'game', test: /shared\/src\/(?:game\/|lru-map)/, minShareCount: 6 },
  { name: 'rules', test: /shared\/src\/(?:games\/|catalogue\/|solver\/powers)|client\/src\/position\//, minShareCount: 3 },
  {
    name: 'drawings',
    test: anyOf(
      /shared\/src\/picture\/(?!svg|map|graph|picture)/,
      /client\/src\/components\/board\/(?:mini\/(?:mini-board|yield)|(?:plain|move)-words|cross-icon|page-palette|render-shape)/,
      /client\/src\/components\/board\/(?:grid|heaps|rows|squares|stages)\/(?:[a-z]+-moves|labels)/,
    ),
    minShareCount: 6,
  },
  {
    name: 'maps',
    test: /shared\/src\/picture\/(?:map|graph|picture)|client\/src\/components\/board\/(?:surface-of|position-words|(?:graph|map)\/[a-z]+-moves)/,
    minShareCount: 6,
  },
  {
    // Small things that many pages have, and nothing that these import.
    name: 'parts',
    test: anyOf(
      /client\/src\/components\/ui\/(?:page-head|face|face-styles|result-visibility|prize|portrait|step-icons|resize-controller|cards|siblings|projector|appearance-controller)\.ts/,
      /client\/src\/components\/text\/(?:day|accuracy|turning-point|points|bot-talk)\.ts/,
      /client\/src\/components\/(?:alerts\/favicon|share\/copy-(?:field|link)|friends\/relationships|new-game\/choosing)\.ts/,
      /client\/src\/(?:styles\/(?:checkboxes|field)|i18n\/dates|analysis-worker\/restarting-worker|net\/(?:api|ratings|friends)|pages\/(?:ladder\/links|analysis\/study-link))\.ts/,
      /shared\/src\/(?:markup|bot\/(?:random|strength)|duel\/games|lesson\/lesson|room\/not-found|gathering\/tournament\/(?:match|arena-score))\.ts/,
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: 'explanation',
    test: /client\/src\/(?:components\/explanation\/|analysis-worker\/(?:analyses|worker-client))/,
    minShareCount: 3,
  },
  {
    name: 'room-parts',
    test: anyOf(
      /client\/src\/(?:stores\/room-|net\/access|pages\/room\/[a-z-]*(?:facts|words|made))/,
      /client\/src\/components\/(?:text\/(?:players|program|room-state)|next-steps\/tournament-link|ui\/(?:result-(?!visibility)|decisive|report|clock-face))/,
      /shared\/src\/room\/(?:evolve|overlay|unfinished|summary)/,
    ),
    minShareCount: 2,
  },
  // What the pages of one kind share, each in one file.
  {
    name: 'game-parts',
    test: anyOf(
      /client\/src\/components\/(?:practice\/practice|text\/(?:game-name|ratings))\.ts/,
      /shared\/src\/(?:solver\/game-tree|catalogue\/tree|room\/game-record)\.ts/,
    ),
    ...OF_ONE_KIND,
  },
  {
    name: 'new-game',
    test: /components\/new-game\/(?:grouped|game-options|draft|new-room-link|counts|spots|count-steppers|offered-programs)\.ts/,
    ...OF_ONE_KIND,
  },
  {
    name: 'game-pictures',
    test: /client\/src\/components\/(?:board\/mini\/(?:miniature|game-links)|new-game\/position-field|share\/picture-file)|shared\/src\/picture\/svg/,
    ...OF_ONE_KIND,
  },
  {
    name: 'laboratory',
    test: /client\/src\/pages\/lab\/(?:game\/|work\/|sequence\/(?:save-file|words|sequence-query))|shared\/src\/lab\/series\//,
    ...OF_ONE_KIND,
  },
  { name: 'lessons', test: /client\/src\/pages\/learn\/(?:step-(?:page|layout)|number-keys|too-large|rule-line)/, ...OF_ONE_KIND },
  { name: 'learnt', test: /client\/src\/components\/learnt\/(?:my-learnt|learnt-store|learnt|old-learnt)\.ts/, ...OF_ONE_KIND },
  { name: 'skill', test: /glicko2-lite|shared\/src\/(?:puzzle\/grade|rating|duel\/bots)\.ts|learn\/puzzles\/skill/, ...OF_ONE_KIND },
  {
    name: 'puzzle-parts',
    test: /client\/src\/pages\/learn\/puzzles\/(?:links|attempt-mark|today|card-text|sets|join-class-form)|shared\/src\/puzzle\/class/,
    ...OF_ONE_KIND,
  },
  {
    name: 'account-parts',
    test: /client\/src\/(?:pages\/account\/(?:owned-|account-nav|this-device)|net\/(?:passkeys|game-history))/,
    ...OF_ONE_KIND,
  },
];

function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}
