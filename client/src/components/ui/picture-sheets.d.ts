/** In which SVG file the picture of a tile is, made by build/picture-sheets.ts. */
declare module 'virtual:picture-sheets' {
  const sheetOf: (id: string) => string;
  export default sheetOf;
}
