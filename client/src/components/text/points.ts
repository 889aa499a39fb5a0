/** Points as people write them: halves of matches count. */
export function pointsInWords(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(points) : `${whole === 0 ? '' : whole}½`;
}
