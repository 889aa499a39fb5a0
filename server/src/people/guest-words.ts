/** Words for the names of guests: friendly ones, short enough for a small phone, that a teacher can show on a wall. */
export interface GuestWords {
  readonly adjectives: readonly string[];
  /** Animals, by the ending that an adjective takes with them. */
  readonly animals: readonly (readonly [ending: string, names: readonly string[]])[];
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** By language. No animal that is the name of a bot or an insult. */
export const GUEST_WORDS = {
  en: {
    adjectives: words(`
      Amber Bold Brave Breezy Bright Brisk Bubbly Calm Careful Caring Cheery Chirpy Clever Cosy Curious Dapper Daring
      Eager Earnest Fair Fearless Festive Friendly Funny Gentle Gifted Gleaming Golden Graceful Grand Happy Hardy Hearty
      Helpful Honest Hopeful Humble Jolly Jovial Joyful Keen Kind Lively Loyal Lucky Mellow Merry Mighty Modest Neat
      Nimble Noble Patient Peaceful Perky Playful Plucky Polite Proud Quick Quiet Rosy Serene Shiny Silver Snowy Speedy
      Steady Sunny Swift Tender Tidy Trusty Upbeat Vivid Warm Wise Witty Zesty`),
    animals: [
      [
        '',
        words(`
          Alpaca Antelope Badger Bear Bee Bison Buffalo Camel Caribou Cat Cheetah Condor Cricket Curlew Deer Dolphin
          Dormouse Dove Duck Eagle Egret Falcon Ferret Firefly Flamingo Fox Gazelle Gecko Giraffe Hamster Hare Hawk
          Hedgehog Heron Hoopoe Horse Ibex Ibis Iguana Impala Kestrel Kiwi Koala Ladybird Lark Lemur Leopard Lion
          Llama Lynx Macaw Mallard Manatee Marmot Marten Meerkat Mole Moose Mouse Narwhal Newt Ocelot Octopus Okapi
          Osprey Otter Panda Panther Parrot Pelican Penguin Petrel Pheasant Plover Pony Puffin Puma Quail Rabbit
          Raccoon Raven Reindeer Robin Seahorse Seal Sparrow Squirrel Starling Stork Swallow Swan Tapir Tern Tiger
          Tortoise Toucan Turtle Wallaby Walrus Wolf Wombat Wren Yak Zebra`),
      ],
    ],
  },
  de: {
    adjectives: words(`
      Achtsam Artig Begabt Beherzt Beliebt Bescheiden Besonnen Bunt Ehrlich Eifrig Emsig Entspannt Erfahren Fleißig Flink
      Flott Forsch Freundlich Frisch Froh Fröhlich Funkelnd Geduldig Gelassen Gemütlich Gerecht Gescheit Geschickt Gewandt
      Gewitzt Glücklich Golden Gütig Heiter Herzlich Höflich Keck Kess Klug Kühn Lebhaft Lieb Listig Locker Lustig Mild
      Munter Mutig Nett Neugierig Patent Pfiffig Quirlig Rasch Redlich Ruhig Sanft Schlau Schnell Silbern Sonnig Sorgsam
      Sportlich Spritzig Stark Still Stolz Strahlend Tapfer Treu Tüchtig Vergnügt Verspielt Verträumt Wach Wachsam Witzig
      Zäh Zufrieden Zünftig`),
    animals: [
      [
        'er',
        words(`
          Adler Bär Biber Bison Büffel Dachs Delfin Eisvogel Elch Falke Flamingo Frosch Fuchs Gecko Gepard Hamster
          Hase Hirsch Igel Iltis Jaguar Käfer Kakadu Kiebitz Koala Kolibri Lachs Leguan Leopard Löwe Luchs Marder
          Maulwurf Molch Oktopus Otter Panda Panther Papagei Pelikan Pinguin Pirol Puma Rabe Reiher Schwan Seehund
          Spatz Specht Steinbock Storch Tiger Tukan Waschbär Wolf Zeisig`),
      ],
      [
        'e',
        words(`
          Amsel Antilope Biene Drossel Eidechse Ente Gämse Gazelle Giraffe Grille Hummel Katze Lerche Libelle Maus
          Meise Möwe Robbe Schwalbe Taube`),
      ],
      [
        'es',
        words(`
          Alpaka Fohlen Kamel Känguru Lama Okapi Pferd Pony Reh Rentier Walross Wiesel Zebra`),
      ],
    ],
  },
  // Adjectives that are the same for both genders.
  fr: {
    adjectives: words(`
      agile aimable alerte adorable brave calme comique drôle dynamique énergique enthousiaste épique espiègle fantastique
      fidèle formidable habile héroïque honnête illustre imbattable intrépide ludique lunaire magique magnanime
      magnifique modeste mythique noble nomade optimiste paisible pacifique poétique polaire rapide robuste
      romantique rustique sage sensible serviable sincère solaire solide souple stoïque superbe sympathique tenace tendre
      timide tranquille unique zen admirable affable juste stable`),
    animals: [
      [
        '',
        words(`
          Abeille Aigle Alouette Alpaga Antilope Belette Bison Blaireau Bouquetin Canard Caribou Castor Cerf Chamois
          Chat Cheval Cigale Cigogne Coccinelle Colibri Colombe Condor Criquet Cygne Dauphin Écureuil Élan Faisan
          Faucon Fauvette Flamant Fourmi Furet Gazelle Gecko Girafe Grillon Hérisson Hermine Héron Hirondelle Ibis
          Iguane Jaguar Kangourou Kiwi Koala Lama Lapin Léopard Lézard Libellule Lièvre Lion Loup Loutre Luciole Lynx
          Macareux Marmotte Martre Merle Mésange Moineau Mouette Narval Ocelot Okapi Otarie Ours Panda Panthère
          Papillon Pélican Perruche Phoque Pivert Poney Puma Renard Renne Rossignol Salamandre Saumon Souris Tatou
          Tigre Tortue Toucan Triton Yack Zèbre`),
      ],
    ],
  },
} as const satisfies Readonly<Record<string, GuestWords>>;
