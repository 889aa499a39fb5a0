/** Which version of a room its alarm and its lists are about; those of rooms that were there before had been written with every entry. */
export const LISTED = `
  ALTER TABLE room ADD COLUMN listed integer NOT NULL DEFAULT 0;
  UPDATE room SET listed = coalesce((SELECT max(version) FROM log WHERE log.room = code), 0)
    WHERE alarm_at IS NOT NULL OR EXISTS (SELECT 1 FROM unfinished WHERE unfinished.room = code);
`;
