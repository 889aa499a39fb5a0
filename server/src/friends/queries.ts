import type { RelationshipKind } from '@nimhall/shared/protocol/relationships';
import type { Player } from '@nimhall/shared/room/room';
import { type Database, insertWhere } from '../store/database.ts';

/** Another player, and what they are to a player. */
export interface Relationship {
  readonly player: Player;
  readonly kind: RelationshipKind;
}

/** Friends and blocked people of a player. */
export const MAX_RELATIONSHIPS = 200;

export type RelationshipStore = ReturnType<typeof relationshipStore>;

/** Friends and blocked people. None of them is told. */
export function relationshipStore(db: Database) {
  const { sql } = db;
  return {
    /** Sets what another player is to this one; null for nothing. False if one of them is not stored, or `MAX_RELATIONSHIPS` is reached. */
    set: async (player: string, other: string, kind: RelationshipKind | null): Promise<boolean> => {
      if (kind === null) {
        await db.write(sql.deleteFrom('relationship').where('player', '=', player).where('other', '=', other));
        return true;
      }
      if (player === other) return false;
      const query = insertWhere(db, 'relationship', { player, other, kind }, (eb) => {
        const known = eb.selectFrom('player').select(eb.fn.countAll().as('count')).where('id', 'in', [player, other]);
        const others = eb
          .selectFrom('relationship')
          .select(eb.fn.countAll().as('count'))
          .where('player', '=', player)
          .where('other', '<>', other);
        return eb.and([eb(known, '=', 2), eb(others, '<', MAX_RELATIONSHIPS)]);
      }).onConflict((conflict) => conflict.columns(['player', 'other']).doUpdateSet({ kind }));
      return (await db.write(query)) > 0;
    },

    /** Those of a player, by name. */
    of: async (player: string): Promise<Relationship[]> => {
      const rows = await db.all(
        sql
          .selectFrom('relationship')
          .innerJoin('player', 'player.id', 'relationship.other')
          .select(['id', 'name', 'kind'])
          .where('relationship.player', '=', player)
          .orderBy('name')
          .orderBy('id'),
      );
      return rows.map(({ id, name, kind }) => ({ player: { id, name }, kind: kind as RelationshipKind }));
    },

    /** Players whom this player has blocked, or who have blocked them. */
    blockedWith: async (player: string): Promise<string[]> => {
      const blocked = sql.selectFrom('relationship').where('kind', '=', 'blocked');
      const query = blocked
        .select('other as id')
        .where('player', '=', player)
        .union(blocked.select('player as id').where('other', '=', player));
      return (await db.all(query)).map(({ id }) => id);
    },
  };
}

/** Those with this relationship to a player. */
export function relatedAs(wanted: RelationshipKind, relationships: readonly Relationship[]): Player[] {
  return relationships.filter(({ kind }) => kind === wanted).map(({ player }) => player);
}
