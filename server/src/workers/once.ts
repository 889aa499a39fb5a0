/** Does a task by key, which is shared by all who ask for it while it is under way. */
export function once<Answer>(underWay: Map<string, Promise<Answer>>, key: string, task: () => Promise<Answer>): Promise<Answer> {
  const already = underWay.get(key);
  if (already) return already;
  const answer = task().finally(() => underWay.delete(key));
  underWay.set(key, answer);
  return answer;
}
