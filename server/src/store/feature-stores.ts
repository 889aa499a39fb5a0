import type { Database } from './database.ts';
import { ladderStore } from './ladders.ts';
import { relationshipStore } from './relationships.ts';
import { vacationStore } from './vacations.ts';

export type FeatureStores = ReturnType<typeof featureStores>;

/** What each feature stores, by the queries that it has for both databases. */
export function featureStores(db: Database) {
  return { ladders: ladderStore(db), relationships: relationshipStore(db), vacations: vacationStore(db) };
}
