// Plain JavaScript, so that an old Node can read it too and say what is wrong.
const NEEDED = 24;
if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  process.stderr.write(
    `nimhall runs on Node ${NEEDED}, and this is ${process.version}. Run "npm ci" and then "npm start": they bring a Node ${NEEDED} of their own.\n`,
  );
  process.exit(1);
}
