/** The address of the sheet of pictures, by build/picture-sheet.ts. */
declare module 'virtual:picture-sheet' {
  const address: string;
  export default address;
}
