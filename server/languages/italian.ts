import { type Named, compounds, inflected, row, tens } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row('uno due tre/tré quattro cinque sei sette otto nove');
const TENS = tens('venti trenta quaranta cinquanta sessanta settanta ottanta novanta');
const TEENS = row(
  'undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  11,
);
const JOINED = compounds(TENS, ONES, (ten, one) =>
  one === 'uno' ? [`${ten.slice(0, -1)}uno`, `${ten.slice(0, -1)}un`] : elided(ten, one),
);
function elided(ten: string, one: string): string {
  return one === 'otto' ? `${ten.slice(0, -1)}otto` : ten + one;
}
/** `ventitré` keeps its vowel, `ventuno` doesn't. */
function ordinal([word, value]: Named): Named[] {
  const stem = /(?:tr[eé]|sei)$/u.test(word)
    ? word.replace(/é$/u, 'e')
    : word.replace(/[aeio]$/u, '');
  return inflected([[`${stem}esim`, value]], 'o a');
}

export const italian = {
  stopWords:
    "il lo la i gli le un uno una di a da in con su per tra fra del dello della dei degli delle al allo alla ai agli alle dal dalla nel nella nei nelle sul sulla e o ma se che chi cui non è sono era erano essere stato sei siamo ha hanno aveva avere ho hai abbiamo io tu lui lei noi voi loro mi ti si ci vi ne lo li questo questa questi queste quello quella quelli come quando dove perché cosa più meno molto anche solo ancora già poi qui lì tutto tutti tutte ogni altro altri può possono deve fare fa senza prima dopo sempre mai due così quindi c'è dell' l' un' nell' all'",
  clauseWords: 'e ma perché quando se quindi allora poi o mentre però dopo dunque',
  neverLast:
    'il lo la i gli le un uno una di del della dei delle a al alla da dal dalla in nel nella con su sul sulla per tra fra che e o ma se come quando dove perché mio mia tuo sua nostro è sono molto più non si mi ti ci',
  greetings: 'ciao benvenut grazie iscriv buongiorno arrivederci salve',
  noGreetings: 'grazie (?:a|al|allo|alla|all|ai|agli|alle)\\b',
  abbreviations: 'sig sig.ra dott ing avv es ecc pag art p.es on cap',
  negations: 'non né mai senza nessuno niente nulla',
  smallTalk:
    'dicci dimmi racconta poco domanda bello bene buono interessant esatto certo storia punto ascolt grazie sì spiega parla favore capisco',
  relativeTimes: 'scors[oaie]|prossim[oaie]|ultim[oaie]|attualmente|recentemente|adesso|fa',
  tokens: [0.273, 1.62],
  remarks:
    'nota attenzione avvertenza avviso importante consiglio suggerimento esempio passo passaggio domanda risposta problema soluzione risultato conclusione riassunto fonte traduzione sottotitoli capitolo parte titolo regola motivo fatto ricorda',
  habits:
    'quotation marks are « » or “ ”, only the first word of a title has a capital. Tu or Lei as the style says. Mai: nel mondo frenetico di oggi, non è un segreto che, la chiave del successo, in conclusione, scopriamo insieme, a 360 gradi, vero e proprio as a filler.',
  determiners:
    'il lo la i gli le un uno una del della dei delle di mio mia tuo tua nostro vostro in nel nella con per su sul sulla ogni al alla',
  speech: {
    closes: 'infine|per ultimo|in ultimo',
    links: 'e ed ma o oppure perché',
    leans:
      "lui lei esso essa essi loro questo questa questi queste quello quella quelli quelle ciò suo sua suoi sue allora quindi poi dunque però anche inoltre così infatti perciò tuttavia invece altrimenti un-altro un'altra altri altre",
    leansLike: String.raw`\p{L}{3,}[aei]rl[aeio]`,
    self: 'io mi me mio mia miei mie noi ci nostro nostra',
    hesitations: 'ehm eh mmm uhm',
    asides: 'insomma|cioè|allora|beh|bene|ecco|diciamo|sai|sapete|no|sì|guarda|dai',
    neverEnd: 'e ma',
    pronouns: 'lui lei loro essi esse',
    topicCues:
      '(?:oggi|in questo video)[^.?!,]{0,40}? (?:parlare|parliamo|parlo) (?:di|del|della|dei)|(?:voglio|vorrei) parlarvi (?:di|del|della|dei)',
    promises:
      'per (?:due|tre|quattro|diversi|vari) motivi|quanto segue|come segue|nel modo seguente',
    points: 'quest[oaie]\\b(?! (?:anno|settimana|mese|mattina|sera|video))|quell[oaie]\\b(?! che)',
    housekeeping:
      "in questo (?:video|episodio)|in questa (?:lezione|puntata)|nel prossimo (?:video|episodio)|prima di iniziare|ci sono domande|ordine del giorno|all'esame|alla prossima|ci vediamo|nella descrizione|nei commenti|è tutto per oggi",
    sums: "la soluzione è|in una frase|in una parola|in breve|in sintesi|in poche parole|in conclusione|il punto è|la cosa più importante|il più importante|l'importante è|l'essenziale|ricordate questo|ricorda questo|l'idea è|il messaggio|si riduce a",
    stresses:
      "ricordate|ricorda|ricordatevi|il segreto|la verità|la soluzione|la regola|l'errore|il trucco|il problema|non dimenticate|(?<=^[^\\p{L}]*)soprattutto|importante|la lezione|la chiave",
    ahead:
      'ecco come|ecco perché|ci sono due|ci sono tre|due cose|tre cose|si dice che|molti pensano|molti credono|la gente dice|la gente pensa|si crede',
    behind: 'tutto il resto|questo è il punto|ecco il punto|ricordate questo',
  },
  voiceSample: 'Questa è la mia voce. Cominciamo?',
  stageDirections: {
    does: `ride|ridono|ridendo|ridacchia|sorride|sorridendo|sospira|sospirando|sussurra|sussurrando|tossisce|
      si schiarisce la voce|grida|piange|applaude`,
    heard:
      'risate|risata|risa|applausi|applauso|musica|silenzio|pausa|sospiro|sottovoce|a bassa voce|sigla',
  },
  askWords:
    'riassumi riassumere riassunto discutere discusso discussione parla parlare parlato pensa pensare opinione opinioni dice detto dicono menziona menzionato spiega spiegare spiegato tema temi argomento argomenti punto punti idea idee decisione deciso ragione ragioni propone proposto descrive descrivere riguardo relatore video episodio podcast domanda',
  plainWords:
    'dettaglio dettagli vantaggio vantaggi svantaggio svantaggi problema problemi difficoltà stato attuale attualmente futuro progresso panoramica contenuto ruolo tipo tipi nuovo nuova nuovi nuove finale finalmente importante importanza generale differenza differenze diverso usare usato cambiare cambiamento cambiamenti risultato risultati esempio esempi parte parti cosa cose risposta risposte soluzione soluzioni necessario includere obiettivo obiettivi scopo accaduto',
  phrases: {
    takeaways: 'Punti chiave',
    faq: 'Domande frequenti',
    conclusion: 'Conclusione',
    differ: 'Dove le fonti divergono',
    about: 'Che cosa dice il video su «{topic}»?',
    greeting: 'Ciao,',
    moments: 'Momenti da vedere',
    signoff: 'Grazie per la lettura. Alla prossima.',
    welcome: 'Benvenuti! Oggi parliamo di «{title}».',
    farewell: 'Grazie per l’ascolto. Alla prossima.',
    asks: ['Raccontaci di più.', 'Che cos’altro conta qui?', 'E poi?'],
    host: 'Conduttore',
    cohost: 'Co-conduttore',
    says: ['Nel video si dice:', 'Parola per parola:', 'E poi:'],
    reader: 'Lettura',
    chapters: 'Capitoli',
    subjectLine: 'Oggetto:',
    otherSubjectLine: 'Oggetto alternativo:',
    preheader: 'Preheader:',
  },
  largeNumbers: {
    hundreds: 'cento',
    scales: '*cento=100 mille/*mila=1000 *milione/*milioni=1e6 *miliardo/*miliardi=1e9',
    joins: 'e',
  },
  measures: 'per_cento=percent',
  numbers: {
    minute: 'minut[oi]',
    second: 'second[oi]',
    hour: 'or[ae]',
    cardinals: () => [...row('un/una'), ...ONES, ...row('dieci', 10), ...TEENS, ...TENS, ...JOINED],
    ordinals: () => [
      ...inflected(row('prim second terz quart quint sest settim ottav non decim'), 'o a'),
      ...[...TEENS, ...TENS, ...JOINED].flatMap(ordinal),
    ],
    half: 'e mezz[oa]',
  },
  times: {
    beforeMinute: 'alla|al|nel|a',
    beforeClock: 'ai|alle|verso le',
    each: 'ogni|un',
    ordinalSuffix: '[ªº]',
    at: 'ai',
    measuredBy: 'da|dal|del',
    ratio: 'rapporto|scala',
    from: 'tra|fra',
    until: 'e|a',
    label: 'numero',
    measures: 'volte',
  },
  askingOn: {
    why: '(?:e |ma )?perché(?: no)?|come mai',
    next: "e (?:poi|dopo)|e dopo di che|cos['’]altro|che altro",
    because: 'perché',
    otherwise: 'altrimenti',
  },
} satisfies LanguageData;
