/** Whether another member is called that, whatever the case of its letters. `but` is the number of who asks. */
export function nameIsTaken(members: readonly { readonly name: string; readonly isIn: boolean }[], name: string, but: number): boolean {
  const looks = (text: string): string => text.toLocaleLowerCase('en').normalize('NFKC');
  return members.some((member, number) => member.isIn && number !== but && looks(member.name) === looks(name));
}
