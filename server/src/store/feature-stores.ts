import type { Logger } from 'pino';
import { chatStore } from './chat.ts';
import { credentialStore } from './credentials.ts';
import type { Database } from './database.ts';
import { duelStore } from './duels.ts';
import { epochStore } from './epoch.ts';
import { erasureStore } from './erasure.ts';
import { guestStore } from './guests.ts';
import { historyStore, profileStore, reviewStore } from './history.ts';
import { learntStore } from './learnt.ts';
import { logStore } from './log.ts';
import { moderationStore } from './moderation.ts';
import { outageStore } from './outages.ts';
import { passkeyStore } from './passkeys.ts';
import { playerStore } from './players.ts';
import { programStore } from './programs.ts';
import { pushStore } from './pushes.ts';
import { ratingStore } from './ratings.ts';
import { relationshipStore } from './relationships.ts';
import { retentionStore } from './retention.ts';
import { roomIndex } from './room-index.ts';
import { vacationStore } from './vacations.ts';

export type FeatureStores = ReturnType<typeof featureStores>;

/** What each feature stores, by the queries that it has for both databases. */
export function featureStores(db: Database, log: Logger) {
  return {
    ...logStore(db),
    ...roomIndex(db),
    ...chatStore(db),
    ...playerStore(db, log),
    ...historyStore(db),
    ...outageStore(db),
    ...epochStore(db),
    credentials: credentialStore(db),
    duels: duelStore(db),
    erasure: erasureStore(db),
    passkeys: passkeyStore(db),
    guests: guestStore(db),
    learnt: learntStore(db),
    moderation: moderationStore(db),
    profiles: profileStore(db),
    programs: programStore(db),
    pushes: pushStore(db),
    ratings: ratingStore(db),
    relationships: relationshipStore(db),
    retention: retentionStore(db),
    reviews: reviewStore(db),
    vacations: vacationStore(db),
  };
}
