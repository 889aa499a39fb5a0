import type { Phrases } from '../phrases.ts';

/** What I played. */
export const me: Phrases = {
  'What you played': 'Tes parties',
  'Which games to show': 'Quelles parties montrer',
  Outcome: 'Résultat',
  Any: 'Tous',
  Won: 'Gagnée',
  Lost: 'Perdue',
  'Not finished': 'Non terminée',
  'You won against {0}': 'Tu as gagné contre {0}',
  'You lost to {0}': 'Tu as perdu contre {0}',
  '{0} resigned, you won': '{0} a abandonné, tu as gagné',
  'You resigned against {0}': 'Tu as abandonné contre {0}',
  'Not finished, with {0}': 'Non terminée, avec {0}',
  'Nothing yet. A game comes here when it is over.': 'Rien encore. Une partie vient ici quand elle est terminée.',
  'Find a game': 'Trouver une partie',
  'No game is as you want it.': 'Aucune partie ne correspond.',
  'Show all games': 'Montrer toutes les parties',
  'Show more': 'Montrer plus',
  'Save all games as a file': 'Enregistrer toutes les parties dans un fichier',
  'Your devices': 'Tes appareils',
  'Games that are over, the newest first.': 'Les parties terminées, les plus récentes d’abord.',
  'On each of them you are the same person, with the same name and the same games.':
    'Sur chacun tu es la même personne, avec le même nom et les mêmes parties.',
  'Bring a device along': 'Ajouter un appareil',
  'Point the camera of the other device here. Whoever does so is you: show it to nobody else.':
    'Pointe ici la caméra de l’autre appareil. Qui le fait devient toi : ne le montre à personne d’autre.',
  'Or open this page there and type the code:': 'Ou ouvre là-bas cette page et tape le code :',
  'Or open this link there': 'Ou ouvre là-bas ce lien',
  'It is good once, and for five minutes.': 'Il sert une fois, et pendant cinq minutes.',
  'Sign out everywhere else': 'Déconnecter tous les autres',
  'this one': 'celui-ci',
  'Sign out': 'Déconnecter',
  'A browser': 'Un navigateur',
  'A program': 'Un programme',
  'last seen {0}': 'vu le {0}',
  'Be the same person here': 'Être la même personne ici',
  'That is me': 'C’est moi',
  'On this device you were {0}. What {1} played stays behind.': 'Sur cet appareil tu étais {0}. Ce que {1} a joué reste en arrière.',
  'Keep this name': 'Garder ce nom',
  'Keep your name': 'Garder ton nom',
  'I have been here before': 'Je suis déjà venu ici',
  'Then you have the same name and the same games here as on your other devices.':
    'Tu auras ici le même nom et les mêmes parties que sur tes autres appareils.',
  'Sign in with a passkey': 'Se connecter avec une clé d’accès',
  'Or type a code:': 'Ou tape un code :',
  'The code that another device of yours shows, under “Your devices”':
    'Le code que montre un autre de tes appareils, sous « Tes appareils »',
  'So far only this browser knows that you are {0}. With a passkey you are {1} on any device of yours, with all your games.':
    'Pour l’instant, seul ce navigateur sait que tu es {0}. Avec une clé d’accès tu es {1} sur tous tes appareils, avec toutes tes parties.',
  'There is no password and no e-mail address: your device asks for your finger, your face or its code.':
    'Ni mot de passe ni adresse e-mail : ton appareil demande ton doigt, ton visage ou son code.',
  'That needs an address that begins with https, and a browser that knows passkeys. Here you can bring your other devices along instead.':
    'Il faut pour cela une adresse qui commence par https et un navigateur qui connaît les clés d’accès. Ici, tu peux ajouter tes autres appareils.',
  'You are kept as {0}: each of these passkeys lets you in, on any device.':
    'Tu restes {0} : chacune de ces clés d’accès te laisse entrer, sur n’importe quel appareil.',
  'Add another passkey': 'Ajouter une clé d’accès',
  'A passkey': 'Une clé d’accès',
  Remove: 'Retirer',
  'Remove it': 'La retirer',
  'Keep it': 'La garder',
  'Remove your last passkey?': 'Retirer ta dernière clé d’accès ?',
  'Then {0} is not kept any more: only the devices where you are {1} now still know you.':
    'Alors {0} n’est plus gardé : seuls les appareils où tu es {1} maintenant te connaîtront encore.',
  Rename: 'Renommer',
  'Rename: {0}': 'Renommer : {0}',
  'What you call it': 'Comment tu l’appelles',
  'This device has a passkey of yours already.': 'Cet appareil a déjà une clé d’accès à toi.',
  'Passkeys do not work at this address.': 'Les clés d’accès ne marchent pas à cette adresse.',
  'This device can make no passkey for us.': 'Cet appareil ne peut pas créer de clé d’accès pour nous.',
  'It was cancelled, or took too long. Nothing has changed.': 'C’était annulé, ou trop long. Rien n’a changé.',
};
