import { type Named, compounds, inflected, row, tens } from './number-words.ts';
import type { LanguageData } from './language.ts';

const TEENS =
  'zehn elf zwölf dreizehn vierzehn fünfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn';
const TENS = tens(
  'zwanzig dreißig/dreissig vierzig fünfzig/fuenfzig sechzig siebzig achtzig neunzig',
);
const ONES = row('ein zwei/zwo drei vier fünf/fuenf sechs sieben acht neun');
const JOINED = compounds(TENS, ONES, (ten, one) => `${one}und${ten}`);

/** What a question calls the sources it compares. */
const QUELLEN =
  '(?:(?:die|diese|meine|unsere|alle|beiden?|zwei|drei) )*(?:quellen|videos|vorträge|sprecher|aufnahmen|folgen|podcasts|interviews|texte|sie)';

export const german = {
  stopWords:
    'der die das den dem des ein eine einen einem einer eines und oder aber denn weil dass daß wenn als wie wo was wer wen wem warum ich du er sie es wir ihr mich dich sich uns euch mir dir ihm ihn ihnen mein dein sein unser euer ihre ihrer ihrem ihren seine seiner seinem seinen ist sind war waren bin bist seid sein hat haben hatte hatten habe wird werden wurde wurden kann können konnte muss müssen soll sollen will wollen darf mag nicht kein keine keinen in im an am auf aus bei mit nach von vom vor zu zum zur für über unter durch gegen ohne um bis zwischen so auch nur noch schon sehr dann da hier dort diese dieser dieses diesen diesem jede jeder jedes alle alles mehr viel man etwas nichts immer doch mal ja ganz zwei ob damit dabei daran darauf wieder gibt macht geht',
  clauseWords: 'und aber weil wenn dann also denn oder während deshalb danach nachdem obwohl jetzt',
  learnedEnds: 'german.learned-ends.json',
  neverLast:
    'der die ein eine einen einem einer eines den dem des im am vom zum zur für durch ohne gegen in von bei über unter und oder aber dass weil wenn ob mein meine meinen dein deine seine ihre unser unsere sehr',
  greetings: 'hallo guten-morgen guten-tag guten-abend willkommen danke abonnier tschüss servus',
  abbreviations:
    'z.b d.h u.a z.t bzw usw evtl ggf hr fr str abs art inkl bzgl ca sog vgl mind max jh nr o.ä u.u v.a',
  ordinalDot: true,
  capitalizesNouns: true,
  slugLetters: { ä: 'ae', ö: 'oe', ü: 'ue' },
  negations: 'nicht kein keine keinen keiner keinem nie niemals ohne nichts niemand',
  smallTalk:
    'erzähl bitte bisschen wenig frage schön gut toll spannend interessant genau klar geschichte punkt hör wow okay ja stimmt erklär sag wunderbar super verstehe',
  relativeTimes:
    'letzte[nmrs]?|vorige[nmrs]?|vergangene[nmrs]?|nächste[nmrs]?|kommende[nmrs]?|derzeit|momentan|zurzeit|aktuell|neulich|kürzlich|bisher|inzwischen|mittlerweile',
  tokens: [0.241, 1.46],
  remarks:
    'hinweis anmerkung notiz achtung warnung vorsicht wichtig tipp beispiel schritt frage antwort problem lösung ergebnis fazit zusammenfassung quelle übersetzung untertitel kapitel teil abschnitt titel thema regel grund fakt merke merksatz erstens zweitens drittens',
  habits:
    'quotation marks are „ “, the dash is – with spaces, compounds are one word, figures from 10 000 with a thin space or a dot. Sie oder du as the style says, never both; verbs rather than nouns in -ung. Niemals: in der heutigen schnelllebigen Zeit, es ist kein Geheimnis, der Schlüssel zum Erfolg, Tauchen Sie ein, auf das nächste Level, abschließend lässt sich sagen, nicht nur …, sondern auch … as a reflex.',
  speech: {
    links: 'und aber oder denn',
    leans:
      'er sie es dies dieser diese dieses diesen diesem ihn ihm ihnen seine seiner ihre ihrer deren dessen deshalb deswegen darum daher dann danach also trotzdem dabei dafür dadurch damit davon daran darauf außerdem sonst weil sondern jedoch dazu dort davor stattdessen auch beide solche nämlich seitdem allerdings das-ist das-war das-sind das-heißt das-kann das-hat das-geht das-macht das-wird das-liegt das-bedeutet das-klingt das-gilt das-kostet das-stimmt in-diesem aus-diesem bei-diesem ein-weiterer eine-weitere ein-weiteres einen-weiteren erst-dann erst-danach',
    self: 'ich mir mich mein meine meiner meinem meinen wir uns unser unsere',
    hesitations: 'äh ähm öh öhm hm hmm mhm eh',
    asides:
      'also|naja|na ja|ja|nein|okay|gut|sozusagen|weißt du|wisst ihr|ich meine|irgendwie|quasi|genau|so|nun|tja',
    neverEnd: 'und oder',
    pronouns: 'er ihn ihm sie ihnen ihr ihre seine sein',
    prepositions: 'in im bei beim für mit ohne nach vor an am auf unter über aus von seit',
    topicCues:
      "(?:heute|hier|in diesem (?:video|vortrag)|in dieser folge) (?:geht es|geht's|sprechen wir|spreche ich|reden wir|rede ich) (?:um|über)|möchte ich über|erzähle ich (?:euch|ihnen) (?:von|über)|zeige ich (?:euch|ihnen)",
    promises:
      'aus (?:zwei|drei|vier|mehreren|folgenden) gründen|wie folgt|folgendes|folgende[rn]? (?:punkte|gründe|regeln)',
    points:
      'dies(?:e[rsmn]?)?\\b(?! (?:jahr|woche|monat|sommer|winter|video|vortrag|tage))|nochmal\\b|wiederum\\b',
    housekeeping:
      "in diesem (?:video|vortrag)|in (?:dieser|der nächsten|der letzten) (?:folge|vorlesung|stunde|sitzung)|bevor wir (?:anfangen|beginnen|loslegen)|noch fragen|gibt es fragen|tagesordnung|nächster punkt|in der (?:klausur|prüfung)|hausaufgabe|bis zum nächsten mal|bis nächste woche|nächstes mal|in der beschreibung|in die kommentare|das war's für heute|schön, dass ihr da seid|schön, dass sie da sind",
    sums: 'die lösung heißt|die lösung ist|in einem satz|mit einem wort|kurz gesagt|kurzum|unterm strich|auf den punkt|der punkt ist|worum es geht|das wichtigste|am wichtigsten|merkt euch|merk dir|merken sie sich|die hauptsache|der kern|zusammengefasst|es läuft darauf hinaus|die botschaft|zusammenfassend|alles in allem|fazit',
    stresses:
      'denkt daran|denk daran|denken sie daran|entscheidend|wichtig|das geheimnis|die lösung|der schlüssel|die wahrheit|die regel|der fehler|der trick|das problem|vergesst nicht|vergiss nicht|(?<=^[^\\p{L}]*)vor allem|die lehre',
    ahead:
      "und so geht|so geht es|so geht's|es gibt zwei|es gibt drei|zwei dinge|drei dinge|folgendes|und zwar so|viele sagen|viele denken|viele glauben|viele meinen|manche sagen|manche denken|man sagt|man hört oft|es heißt|es heißt oft|die leute sagen",
    behind:
      'merkt euch das|merk dir das|das ist der punkt|darum geht es|alles andere folgt|das ist das ganze|das war das ganze|das ist der kern',
  },
  measures:
    'kilo/kilos=kilogram tonne/tonnen=tonnes cent/cents=cents hertz=hertz kilohertz=kilohertz megahertz=megahertz volt=volts watt=watts',
  voiceSample: 'So klinge ich. Fangen wir an?',
  stageDirections: {
    does: `lacht|lachend|kichert|schmunzelt|grinst|lächelt|lächelnd|seufzt|seufzend|flüstert|flüsternd|hustet|
      räuspert sich|ruft|schreit|weint|nickt|zögert|applaudiert|klatscht|gähnt|stöhnt`,
    heard: `gelächter|lachen|applaus|beifall|musik|stille|pause|seufzer|seufzen|leise|ironisch|sarkastisch|
      schweigen`,
  },
  naming: {
    articles: 'der die das dem den des',
    sources: 'laut nach_Ansicht_von nach_Meinung_von nach_Angaben_von',
    doers: 'von',
    excepted: 'außer bis_auf abgesehen_von ohne',
    joins: 'und oder wie sowie',
    addressed:
      'mit für an bei zu über gegen neben fragte fragt bat erinnerte dankte half antwortete unterbrach zwischen',
    works: '',
    replies:
      'stimmte stimmt stimmten ist_einverstanden war_einverstanden waren_einverstanden widersprach widerspricht lehnte lehnt akzeptierte akzeptiert begrüßte bestätigte unterstützte wurde_gebeten wurde_beauftragt soll sollte',
    adverbs: 'auch dann schließlich beide alle',
  },
  askWords:
    'fasse fassen zusammen zusammenfassung zusammenfassen besprochen besprechen diskutiert diskutieren diskussion gespräch gesprochen sprechen denkt denken dachte meint meinen meinung meinungen sagt sagte sagten gesagt erwähnt erwähnte erklärt erklärte erklären thema themen punkt punkte idee ideen ansicht ansichten entscheidung entschieden grund gründe vorschlag vorgeschlagen beschreibt beschreiben bezüglich hinsichtlich sprecher video folge podcast frage fragt',
  onceOnly: {
    said: 'geboren|gegründet|erbaut|gebaut|errichtet|fertiggestellt|vollendet|eröffnet|eingeweiht|veröffentlicht|erfunden|entdeckt|unterzeichnet|abgeschafft|zerstört|abgerissen|ermordet|starb|stammt aus|in kraft',
    auxiliary: 'wurde|wurden|war|waren|ist|sind|hat|haben|hatte|hatten|trat|starb|stammt',
  },
  figures: {
    money:
      '(?:was|wie ?viel) kostet|was kosten|wie ?viel kosten|wie teuer|wie hoch (?:ist|sind|war|waren) (?:der preis|die kosten|die miete|die gebühr)|wie ?viel geld',
    time: 'wie lange?',
    date: 'wann|in welchem (?:jahr|monat)|an welchem tag',
    amount:
      'wie ?viele?|wie (?:oft|weit|alt|groß|tief|hoch|schwer|heiß|kalt|breit|schnell|warm)|welche (?:temperatur|menge|zahl)',
  },
  askingOn: {
    why: '(?:und |aber )?(?:warum|wieso|weshalb|wozu)(?: nicht| das| denn)?|aus welchem grund',
    next: 'und dann|und danach|und weiter|was dann|was danach|und was (?:dann|danach|noch)|was noch|was sonst noch|(?:und )?was (?:passiert|geschieht|kommt) (?:dann|danach|als nächstes)|weiter',
    because: 'weil|denn|der grund (?:dafür )?ist|das liegt daran',
    otherwise: 'sonst|andernfalls',
  },
  comparing: {
    differ: `(?:(?:worin|worüber|inwiefern|welche|wo) )?(?:widersprechen (?:sich )?${QUELLEN}(?: sich| einander)?|${QUELLEN} (?:widersprechen|unterscheiden) sich|unterscheiden sich ${QUELLEN}|(?:sind )?(?:sich )?${QUELLEN} (?:sich )?(?:uneinig|uneins)|(?:unterschiede?|widersprüche?) (?:gibt es )?(?:zwischen|in) (?:den|diesen|meinen|unseren|allen|beiden|ihnen)(?: (?:quellen|videos|vorträgen|sprechern|aufnahmen|folgen|texten))?|(?:welche|gibt es|die) (?:unterschiede|widersprüche)(?= ?[?]?$))`,
    agree: `(?:(?:worin|worüber|inwiefern|welche|wo) )?(?:(?:sind|stimmen) (?:sich )?${QUELLEN} (?:sich )?(?:alle )?(?:einig|überein)|${QUELLEN} (?:sind sich (?:alle )?einig|stimmen überein)|haben ${QUELLEN} gemeinsam)`,
    not: 'nicht|nie|keine?|nirgends',
    sources:
      'quellen?|videos?|vorträgen?|sprechern?|aufnahmen?|folgen?|podcasts?|interviews?|texten?',
    aside:
      'genau|eigentlich|welche[nr]?|worin|wo|wichtigen?|wichtigsten|größten?|alle|allen|jede[nr]?|liste|nenne|zeige|finde|gib|mir|bitte|zahlen|daten|fakten|stellen|punkten?|punkte|gibt|es|sind|die|quellen|videos|folgen|aufnahmen',
  },
  plainWords:
    'detail details einzelheiten vorteil vorteile nachteil nachteile problem probleme schwierigkeit schwierigkeiten stand aktuell aktuelle aktuellen zukunft zukünftig fortschritt überblick inhalt inhalte rolle art arten neu neue neuen neuer neues endgültig schließlich wichtig wichtige bedeutung allgemein allgemeine unterschied unterschiede verschieden verwenden verwendet nutzen genutzt ändern änderung änderungen ergebnis ergebnisse beispiel beispiele teil teile ding dinge antwort antworten lösung lösungen nötig gehört ziel ziele zweck passiert geschehen',
  phrases: {
    takeaways: 'Das Wichtigste in Kürze',
    faq: 'Häufige Fragen',
    conclusion: 'Fazit',
    differ: 'Worin sich die Quellen unterscheiden',
    about: 'Was sagt das Video zum Thema „{topic}“?',
    greeting: 'Hallo,',
    moments: 'Sehenswerte Momente',
    signoff: 'Danke fürs Lesen. Bis zum nächsten Mal.',
    welcome: 'Willkommen! Heute geht es um „{title}“.',
    farewell: 'Danke fürs Zuhören. Bis zum nächsten Mal.',
    asks: ['Erzähl uns mehr darüber.', 'Was ist hier noch wichtig?', 'Und wie geht es weiter?'],
    host: 'Moderation',
    cohost: 'Co-Moderation',
    says: ['Im Original heißt es:', 'Wörtlich heißt es:', 'Weiter heißt es:'],
    reader: 'Lesestimme',
    chapters: 'Kapitel',
    subjectLine: 'Betreffzeile:',
    otherSubjectLine: 'Alternative Betreffzeile:',
    preheader: 'Preheader:',
  },
  bounds: {
    most: 'höchstens maximal weniger_als unter nicht_mehr_als',
    least: 'mindestens wenigstens mehr_als über nicht_weniger_als',
    mostAfter: 'oder_weniger maximal höchstens',
    leastAfter: 'oder_mehr mindestens',
    places: 'unter über',
  },
  largeNumbers: {
    scales: 'hundert=100 tausend=1000 *million/*millionen/*mio=1e6 *milliarde/*milliarden/*mrd=1e9',
    joins: 'und',
  },
  numbers: {
    minute: 'minuten?',
    second: 'sekunden?',
    hour: 'stunden?',
    cardinals: () => {
      const all = [...row('eins/eine/einer'), ...ONES, ...row(TEENS, 10), ...TENS, ...JOINED];
      return [...all, ...all.map(([word, value]): Named => [`${word}einhalb`, value])];
    },
    ordinals: () =>
      inflected(
        [
          ...row('erst zweit dritt viert fünft/fuenft sechst siebt/siebent acht neunt'),
          ...inflected(row(TEENS, 10), 't'),
          ...inflected([...TENS, ...JOINED], 'st'),
        ],
        'e en er es em',
      ),
    half: 'und eine halbe',
    halfEnding: 'einhalb',
  },
  times: {
    beforeMinute: 'um|bei|ab|in der|in',
    beforeClock: 'zeitstempel|bis|um|gegen|bei|ab|in',
    beforeLength: 'um|bis',
    each: 'jede|jeder|pro|eine',
    ordinalSuffix: '\\.',
    at: 'bei',
    lengthVerbs: 'liegt|lag',
    measuredBy: 'pro|von|vor|entfernt',
    ratio: 'verhältnis|maßstab|mischung',
    from: 'zwischen|von',
    until: 'bis|und',
    label: 'nummer',
    hourSign: 'std',
    minuteSign: 'min',
    secondSign: 'sek',
    oclock: 'uhr',
    measures: 'prozent|tausend|grad|punkt|pfund|franken',
  },
} satisfies LanguageData;
