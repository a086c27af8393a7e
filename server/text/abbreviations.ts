import type { LanguageValue } from '#contract/catalog/languages.ts';

/** Written with a dot and followed by more of the sentence. Lower case, without the last dot. */
const EVERYWHERE = 'dr mr mrs ms prof st vs jr sr no nr vol fig ca cf al dept approx e.g i.e';

const BY_LANGUAGE: Partial<Record<LanguageValue, string>> = {
  arabic: 'د أ م ص',
  bengali: 'ড ডা মো মি',
  bulgarian: 'г гр д-р инж проф ул бул т.е т.н напр стр чл св ок',
  croatian: 'npr tj itd sv god g gđa ul br str dr mr tzv',
  czech: 'např tj tzv atd č str ing mgr sv ul p pí r stol kč',
  danish: 'f.eks bl.a d.v.s dvs ca kl nr hr fr pr osv mht jf stk',
  dutch: 'bijv bv d.w.z o.a dhr mevr mw drs ir nl blz enz m.b.t t.o.v i.v.m',
  english:
    'gov gen rep sen capt lt col sgt rev hon inc ltd co corp est ave blvd jan feb mar apr aug sept oct nov dec',
  finnish: 'esim ns mm ts jne klo nro puh n s eaa',
  french: 'm mm mme mlle mgr p.ex c.-à-d av bd env etc réf chap art tél',
  german:
    'z.b d.h u.a z.t bzw usw evtl ggf hr fr str abs art inkl bzgl ca sog vgl mind max jh nr o.ä u.u v.a',
  greek: 'π.χ κ κα κος κ.λπ δηλ αρ σελ λ.χ μ.χ βλ',
  hebrew: 'וכו פרופ',
  hindi: 'डॉ डा श्री प्रो पं कु मो सं रु',
  hungarian: 'pl stb kb ún dr ifj özv u ker vö ill kft bt zrt',
  indonesian: 'dll dsb dst bpk jl tgl hlm yth a.n s.d dr ir',
  italian: 'sig sig.ra dott ing avv es ecc pag art p.es on cap',
  latvian: 'piem u.c utt t.i t.s g gs plkst dz',
  lithuanian: 'pvz t.y kt t.t g m d gyv p nr kun',
  malay: 'dll dsb sdn bhd tn pn jln en cik',
  norwegian: 'f.eks bl.a dvs ca kl nr hr osv mht jf pga s.k',
  persian: 'د ص ق م',
  polish: 'np tzn tj tzw itd itp m.in ul al godz r w wg nr str ok pan mgr inż św',
  portuguese: 'sr sra srs dr dra eng exmo av p.ex pág art n etc tel',
  portuguese_br: 'sr sra srs dr dra eng exmo av p.ex pág art n etc tel',
  romanian: 'd dl dna nr str ex etc pag art ing prof bd a.c',
  russian: 'г гг т.е т.д т.п т.к др руб тыс млн млрд ул им см напр стр проф акад св ок',
  serbian: 'нпр тј итд г гђа др ул бр стр тзв св год npr tj itd',
  slovak: 'napr tj tzv atď č str ing mgr sv ul p r',
  slovenian: 'npr tj itn ga g oz sv ul št str t.i ipd dr',
  spanish: 'sr sra srta dr dra d dña ud uds ee.uu p.ej pág av núm tel art',
  swedish: 't.ex bl.a d.v.s dvs ca kl nr osv m.m s.k p.g.a fr.o.m t.o.m',
  tamil: 'திரு திருமதி டாக்டர் எ.கா',
  turkish: 'vb vs örn dr doç prof sok cad mah no bkz yy av sn',
  ukrainian: 'р рр т.д т.п т.ч ін грн тис млн млрд вул ім див напр стор проф акад св',
  urdu: 'ڈاکٹر مثلا',
  vietnamese: 'tp ths gs pgs ts bs q p tr v.v',
};

/** Languages that write an ordinal as a number and a dot: »am 3. Mai«. */
export const DOTTED_ORDINALS: ReadonlySet<LanguageValue> = new Set([
  'croatian',
  'czech',
  'danish',
  'finnish',
  'german',
  'hungarian',
  'latvian',
  'norwegian',
  'polish',
  'serbian',
  'slovak',
  'slovenian',
  'turkish',
]);

const sets = new Map<LanguageValue, ReadonlySet<string>>();

export function abbreviationsOf(language: LanguageValue): ReadonlySet<string> {
  let set = sets.get(language);
  if (!set) {
    set = new Set(`${EVERYWHERE} ${BY_LANGUAGE[language] ?? ''}`.trim().split(/\s+/u));
    sets.set(language, set);
  }
  return set;
}
