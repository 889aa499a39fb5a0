import type { Logger } from 'pino';
import { credentialStore } from './credentials.ts';
import type { Database } from './database.ts';
import { ladderStore } from './ladders.ts';
import { moderationStore } from './moderation.ts';
import { passkeyStore } from './passkeys.ts';
import { playerStore } from './players.ts';
import { pushStore } from './pushes.ts';
import { relationshipStore } from './relationships.ts';
import { vacationStore } from './vacations.ts';

export type FeatureStores = ReturnType<typeof featureStores>;

/** What each feature stores, by the queries that it has for both databases. */
export function featureStores(db: Database, log: Logger) {
  return {
    ...playerStore(db, log),
    credentials: credentialStore(db),
    passkeys: passkeyStore(db),
    ladders: ladderStore(db),
    moderation: moderationStore(db),
    pushes: pushStore(db),
    relationships: relationshipStore(db),
    vacations: vacationStore(db),
  };
}
