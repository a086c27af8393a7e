import { type Named, compounds, row, tens } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row('un/une deux trois quatre cinq six sept huit neuf');
const TEENS = row('dix onze douze treize quatorze quinze seize dix_sept dix_huit dix_neuf', 10);
const TENS = tens('vingt trente quarante cinquante soixante');
const ORDINALS = row(
  'unième deuxième troisième quatrième cinquième sixième septième huitième neuvième',
);
const TEEN_ORDINALS = row(
  'dixième onzième douzième treizième quatorzième quinzième seizième dix_septième dix_huitième dix_neuvième',
  10,
);
const join = (ten: string, one: string) =>
  /^une?$|^unième$/u.test(one) ? [`${ten} et ${one}`, `${ten} ${one}`] : `${ten} ${one}`;
/** Sixty plus up to nineteen, and eighty likewise. */
const onSixty = (teens: readonly Named[]) =>
  teens.flatMap(([word, value]): Named[] => [
    [`soixante ${word}`, 60 + value],
    [`soixante et ${word}`, 60 + value],
    [`quatre vingt ${word}`, 80 + value],
  ]);
const onEighty = (ones: readonly Named[]) =>
  ones.map(([word, value]): Named => [`quatre vingt ${word}`, 80 + value]);

/** What a question calls the sources it compares. */
const SOURCES =
  '(?:(?:les|ces|mes|nos|deux|trois|toutes|tous) )*(?:sources|vidéos|intervenants|orateurs|enregistrements|épisodes|podcasts|entretiens|textes|ils|elles|eux)';

export const french = {
  stopWords:
    "le la les un une des du de d' l' et ou mais donc or ni car que qui quoi dont où à au aux en dans sur sous avec sans pour par entre vers chez est sont était étaient être été suis êtes sommes a ont avait avoir ai as avez avons il elle ils elles on je tu nous vous me te se lui leur y ne pas plus moins très aussi seulement encore déjà ce cet cette ces ça cela c'est n'est qu'il mon ton son ma ta sa mes tes ses notre votre nos vos leurs si quand comme comment pourquoi tout tous toute toutes même autre autres faire fait peut peuvent doit il-y-a avant après pendant alors puis là ici bien rien chaque deux j'ai d'un d'une l'on s'il",
  clauseWords: 'et mais parce quand si donc alors ensuite puis ou lorsque car cependant après',
  learnedEnds: 'french.learned-ends.json',
  neverLast:
    'le la les un une des du de à au aux en dans par pour sur avec sans chez entre vers que qui et ou mais si comme quand où parce mon ma mes ton ta tes son sa ses notre votre leur leurs ce cette ces je tu il on ne se me te est sont très plus',
  greetings: 'bonjour bonsoir salut bienvenue merci abonne au-revoir',
  abbreviations: 'm mm mme mlle mgr p.ex c.-à-d av bd env etc réf chap art tél',
  negations: 'ne pas jamais aucun aucune sans rien personne ni',
  smallTalk:
    'dites dis raconte peu question bien bon super intéress génial exact sûr histoire point écout entend merci oui voilà accord expliqu parle plaît',
  relativeTimes:
    'derni(?:er|ère)s?|prochaine?s?|passée?s?|récemment|actuellement|désormais|ces jours-ci|il y a (?:\\S+ )*?(?:ans?|mois|semaines?|jours?|heures?)',
  tokens: [0.217, 1.38],
  remarks:
    'note remarque attention avertissement important astuce conseil exemple étape question réponse problème solution résultat conclusion résumé source traduction chapitre partie titre règle raison fait rappel nota',
  habits:
    'guillemets « » with a fixed space inside, a fixed space before ; : ! ?, accents on capitals, only the first word of a title has one. Vous throughout unless a style says tu. Jamais : à l’ère du numérique, dans un monde en constante évolution, force est de constater, il est important de noter, en conclusion, n’hésitez pas à, que vous soyez … ou …, véritable as a filler.',
  determiners:
    "le la les l' un une des du de d' mon ma mes ton ta tes votre vos notre nos son sa ses leur en dans avec pour sur chaque aux au",
  speech: {
    closes: 'enfin|finalement|pour finir|en dernier lieu',
    links: 'et mais ou car donc or que',
    leans: String.raw`il elle ils elles cela(?!\s+fait\s+(?:\S+\s+){1,3}(?:ans?|années|mois|semaines?|jours?|heures?)\s+qu) ça(?!\s+fait\s+(?:\S+\s+){1,3}(?:ans?|années|mois|semaines?|jours?|heures?)\s+qu) ceci ce c'est c'était celui celle ceux celles cette cet ces son sa ses leur leurs alors puis ensuite aussi cependant pourtant parce lui eux ainsi d'où qui sinon toutefois c'est-pourquoi en-revanche du-coup depuis-lors un-autre une-autre d'autres`,
    self: "je j'ai j'avais j'étais me moi mon ma mes nous notre nos",
    hesitations: 'euh heu hum hein ben',
    asides:
      'bon|ben|bah|eh bien|enfin|voilà|quoi|tu vois|vous voyez|vous savez|tu sais|disons|genre|oui|non|alors|bref|en fait',
    neverEnd: 'et mais',
    pronouns: 'elle ils elles eux',
    topicCues:
      "(?:aujourd'hui|dans cette vidéo)[^.?!,]{0,40}? (?:parler|parle|parlons) (?:de|du|des)|(?:je vais|on va|je veux|nous allons) (?:vous )?parler (?:de|du|des)|(?:vous montrer|vous expliquer)(?= comment )",
    promises:
      'pour (?:deux|trois|quatre|plusieurs) raisons|comme suit|la chose suivante|les (?:points|raisons|règles) suivante?s',
    points:
      'cet(?:te)?\\b(?! (?:année|semaine|fois|nuit|vidéo|été|hiver))|ces\\b(?! jours)|cela\\b|celui-ci|celle-ci|ceux-ci',
    housekeeping:
      "dans (?:cette vidéo|cet épisode|ce cours|la prochaine vidéo|le prochain épisode)|avant de commencer|des questions [?]|l'ordre du jour|à l'examen|la prochaine fois|à la semaine prochaine|à bientôt|dans la description|(?:dans les|en) commentaires?|c'est tout pour aujourd'hui",
    sums: "la solution c'est|la solution est|en une phrase|en un mot|en bref|en résumé|pour résumer|le point essentiel|l'essentiel|l'important|le plus important|retenez|retiens|ce qu'il faut retenir|l'idée principale|la clé c'est|la clé est|tout se résume|le message|en conclusion|en somme",
    stresses:
      "rappelez-vous|souvenez-vous|n'oubliez pas|n'oublie pas|le secret|la vérité|la solution|la règle|l'erreur|l'astuce|le problème|(?<=^[^\\p{L}]*)surtout|important|la leçon",
    ahead:
      'voici comment|voici pourquoi|voici ce|il y a deux|il y a trois|deux choses|trois choses|on dit que|on dit souvent|beaucoup pensent|beaucoup de gens|les gens pensent|les gens disent|on croit',
    behind:
      "retenez cela|retenez-le|c'est l'essentiel|tout est là|voilà l'essentiel|c'est tout le secret",
  },
  voiceSample: 'Voici ma voix. On commence ?',
  stageDirections: {
    does: `rit|rient|riant|en riant|rigole|soupire|en soupirant|chuchote|en chuchotant|murmure|sourit|en souriant|
      tousse|se racle la gorge|crie|pleure|applaudit|hausse les épaules`,
    heard: `rire|rires|applaudissements|musique|silence|pause|soupir|doucement|à voix basse|générique|
      rires du public`,
  },
  naming: {
    articles: 'le la les',
    sources: "selon d'après d’après",
    doers: 'par',
    excepted: 'sauf excepté hormis à_part sans',
    joins: 'et ou comme ainsi_que',
    addressed: 'à avec de pour chez contre entre remercie rappelle demande_à répond_à',
    works: '',
    replies:
      "est_d'accord est_d’accord était_d'accord était_d’accord sont_d'accord étaient_d'accord accepte accepta a_accepté approuve approuva a_approuvé refuse refusa a_refusé rejette a_rejeté confirme a_confirmé soutient a_soutenu doit devait est_chargé est_chargée",
    adverbs: 'aussi également enfin tous',
  },
  askWords:
    'résume résumer résumé discuter discuté discussion parle parler parlé pense penser pensé avis opinion opinions dit disent mentionne mentionné explique expliquer expliqué sujet sujets point points idée idées décision décidé raison raisons propose proposé décrit décrire concernant propos intervenant intervenants vidéo épisode podcast question demande',
  onceOnly: {
    said: '(?:est|sont|fut|furent|été) (?:née?s?|fondée?s?|construite?s?|achevée?s?|terminée?s?|inaugurée?s?|publiée?s?|inventée?s?|découverte?s?|signée?s?|abolie?s?|détruite?s?|assassinée?s?|morte?s?|décédée?s?|entrée?s? en vigueur)|naquit|mourut|date de|entra en vigueur',
    auxiliary: 'est|sont|fut|furent|était|étaient|a|ont|avait|avaient|naquit|mourut|date|entra',
  },
  figures: {
    money:
      "combien (?:coûtent|coûte|ça coûte|coûtait|d['’]argent)|quel est le (?:prix|coût|loyer|tarif)",
    time: 'combien de temps|pendant combien',
    date: 'quand|en quelle année|quel (?:jour|mois)',
    amount:
      'combien|à quelle (?:température|distance|profondeur|hauteur)|quelle (?:quantité|température|taille)',
  },
  askingOn: {
    why: '(?:et |mais )?pourquoi(?: pas| ça| cela)?|pour quelle raison|comment ça se fait',
    next: "et (?:ensuite|après|puis|alors)|ensuite|et après ça|quoi d['’]autre|et quoi d['’]autre|que se passe-t-il ensuite",
    because: "parce qu(?:e|['’])|car|c['’]est parce qu(?:e|['’])|la raison(?: en)? est",
    otherwise: 'sinon',
  },
  comparing: {
    differ: `(?:${SOURCES} )?(?:se contredisent|divergent|diffèrent|ne sont pas d['’]accord)(?:-(?:ils|elles)| ${SOURCES})?|(?:différences?|contradictions?|désaccords?) entre ${SOURCES}`,
    agree: `(?:${SOURCES} )?(?<!pas )(?:sont(?:-(?:ils|elles))? d['’]accord|s['’]accordent)(?:-(?:ils|elles)| ${SOURCES})?|points communs entre ${SOURCES}`,
    not: "ne|n['’]\\p{L}+|pas|jamais",
    sources:
      'sources?|vidéos?|intervenants?|orateurs?|enregistrements?|épisodes?|podcasts?|entretiens?|textes?',
    aside:
      'quels?|quelles?|quoi|sont|est|où|exactement|précisément|principales?|principaux|grandes?|liste|lister|montre|trouve|toutes?|tous|chiffres?|dates?|faits?|points?|sources?|vidéos?|épisodes?',
  },
  plainWords:
    'détail détails avantage avantages inconvénient inconvénients problème problèmes difficulté difficultés statut actuel actuelle actuellement avenir futur progrès aperçu contenu rôle type types nouveau nouvelle nouveaux nouvelles final finale finalement important importante importance général générale différence différences différent utiliser utilisé changer changement changements résultat résultats exemple exemples partie parties chose choses réponse réponses solution solutions besoin inclure objectif objectifs but passé arrivé',
  phrases: {
    takeaways: 'À retenir',
    faq: 'Questions fréquentes',
    conclusion: 'Conclusion',
    differ: 'Là où les sources divergent',
    about: 'Que dit la vidéo sur « {topic} » ?',
    greeting: 'Bonjour,',
    moments: 'Les moments à voir',
    signoff: 'Merci de votre lecture, et à bientôt.',
    welcome: 'Bienvenue ! Aujourd’hui, nous parlons de « {title} ».',
    farewell: 'Merci de votre écoute, et à bientôt.',
    asks: ['Dites-nous-en plus.', 'Qu’est-ce qui compte encore ici ?', 'Et ensuite ?'],
    host: 'Présentateur',
    cohost: 'Coprésentateur',
    says: ['Dans la vidéo, on entend :', 'Mot pour mot :', 'Puis vient ceci :'],
    reader: 'Lecture',
    chapters: 'Chapitres',
    subjectLine: 'Objet\u00a0:',
    otherSubjectLine: 'Autre objet\u00a0:',
    preheader: 'Préheader\u00a0:',
  },
  bounds: {
    most: 'au_plus au_maximum moins_de pas_plus_de',
    least: 'au_moins au_minimum plus_de pas_moins_de',
    mostAfter: 'ou_moins au_plus au_maximum',
    leastAfter: 'ou_plus au_moins au_minimum',
  },
  largeNumbers: {
    hundreds: 'cent',
    scales: '*cent/*cents=100 mille=1000 *million/*millions=1e6 *milliard/*milliards=1e9',
  },
  numbers: {
    minute: 'minutes?',
    second: 'secondes?',
    hour: 'heures?',
    cardinals: () => [
      ...ONES,
      ...TEENS,
      ...TENS,
      ...compounds(TENS, ONES, join),
      ...row('quatre_vingts/quatre_vingt', 80),
      ...onSixty(TEENS),
      ...onEighty(ONES),
    ],
    ordinals: () => [
      ...row('première/premier seconde/second'),
      ...ORDINALS,
      ...TEEN_ORDINALS,
      ...tens('vingtième trentième quarantième cinquantième soixantième'),
      ...compounds(TENS, ORDINALS, join),
      ...row('quatre_vingtième', 80),
      ...onSixty(TEEN_ORDINALS),
      ...onEighty(ORDINALS),
    ],
    half: 'et demie?',
  },
  times: {
    beforeMinute: 'à la|à|vers la|dès la|dans la',
    beforeClock: 'horodatage|à|vers|dès',
    beforeLength: 'vers',
    each: 'chaque|par|une|un',
    ordinalSuffix: 'e|ème',
    measuredBy: 'de',
    ratio: 'rapport|échelle',
    from: 'entre',
    until: 'à|et',
    label: 'numéro',
    measures: 'pour\\s?cent|mèt|degr|fois',
  },
} satisfies LanguageData;
