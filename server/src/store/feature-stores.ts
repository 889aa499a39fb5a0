import type { Logger } from 'pino';
import { chatStore } from '../chat/queries.ts';
import { duelStore } from '../duels/queries.ts';
import { relationshipStore } from '../friends/queries.ts';
import { guestStore } from '../guests/queries.ts';
import { historyStore, profileStore, reviewStore } from '../history/queries.ts';
import { learntStore } from '../learning/queries.ts';
import { moderationStore } from '../moderation/queries.ts';
import { passkeyStore } from '../passkeys/queries.ts';
import { programStore } from '../programs/queries.ts';
import { pushStore } from '../push/queries.ts';
import { ratingStore } from '../ratings/queries.ts';
import { vacationStore } from '../vacations/queries.ts';
import { credentialStore } from './credentials.ts';
import type { Database } from './database.ts';
import { epochStore } from './epoch.ts';
import { erasureStore } from './erasure.ts';
import { logStore } from './log.ts';
import { outageStore } from './outages.ts';
import { playerStore } from './players.ts';
import { retentionStore } from './retention.ts';
import { roomIndex } from './room-index.ts';

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
