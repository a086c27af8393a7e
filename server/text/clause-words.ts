import type { LanguageValue } from '#contract/catalog/languages.ts';

/**
 * Words that usually open a clause. Where captions carry no punctuation, a cut before one of them reads better than a
 * cut anywhere else. Not a stop list: nothing is left out because of it.
 */
const BY_LANGUAGE: Record<LanguageValue, string> = {
  arabic: 'ولكن لكن لأن ثم إذا عندما حيث وهذا وهو وهي لذلك وقد ولهذا وبعد فإن وعندما',
  bengali: 'এবং কিন্তু কারণ তাই যখন যদি তারপর আর তবে যেহেতু অথবা',
  bulgarian: 'и но защото когато ако така след обаче или докато затова тогава',
  chinese:
    '但是 因为 所以 然后 如果 而且 那么 不过 虽然 当 接着 首先 其次 最后 于是 可是 另外 因此',
  croatian: 'i ali jer kada kad ako zato onda međutim ili dok nakon dakle',
  czech: 'a ale protože když pokud takže pak potom nebo však zatímco proto',
  danish: 'og men fordi når hvis så derfor eller mens derefter da altså',
  dutch: 'en maar omdat wanneer als dus daarna want toen of terwijl daarom',
  english: 'and but because so when if then now or while after before although however since well',
  finnish: 'ja mutta koska kun jos niin sitten tai vaikka joten siksi eli',
  french: 'et mais parce quand si donc alors ensuite puis ou lorsque car cependant après',
  german: 'und aber weil wenn dann also denn oder während deshalb danach nachdem obwohl jetzt',
  greek: 'και αλλά γιατί όταν αν λοιπόν μετά επειδή ή όμως ενώ οπότε έτσι',
  hebrew: 'אבל כי אז כאשר אם ואז לכן או ולכן אולם וגם אחרי ועכשיו',
  hindi: 'और लेकिन क्योंकि जब अगर तो फिर इसलिए या मगर परंतु जबकि अब',
  hungarian: 'és de mert amikor ha akkor aztán tehát vagy ezért azonban majd',
  indonesian:
    'dan tetapi tapi karena ketika jika kalau lalu kemudian jadi atau sehingga namun setelah',
  italian: 'e ma perché quando se quindi allora poi o mentre però dopo dunque',
  japanese:
    'そして しかし でも だから それで それから また 次に さらに もし ただ つまり では なので そこで 最後に まず',
  korean:
    '그리고 하지만 그래서 그런데 그러면 그러나 만약 따라서 또 또한 왜냐하면 먼저 다음 그럼 즉',
  latvian: 'un bet jo kad ja tad tāpēc vai pēc tomēr savukārt',
  lithuanian: 'ir bet nes kai jei tada todėl arba po tačiau kol taigi',
  malay: 'dan tetapi tapi kerana apabila jika kalau lalu kemudian jadi atau namun selepas sehingga',
  norwegian: 'og men fordi når hvis så derfor eller mens etter da altså',
  persian: 'و اما ولی چون وقتی اگر پس سپس بعد یا زیرا بنابراین همچنین',
  polish: 'i ale bo kiedy gdy jeśli więc potem następnie lub ponieważ jednak dlatego a',
  portuguese: 'e mas porque quando se então depois ou enquanto porém por portanto agora',
  portuguese_br: 'e mas porque quando se então depois ou enquanto porém portanto agora aí',
  romanian: 'și dar pentru când dacă deci apoi atunci sau însă după iar deoarece',
  russian: 'и но потому когда если поэтому затем потом или однако а так пока',
  serbian:
    'и али јер када кад ако зато онда међутим или док након дакле i ali jer kada kad ako zato onda',
  slovak: 'a ale pretože keď ak takže potom alebo však zatiaľ preto',
  slovenian: 'in ampak ker ko če zato potem torej ali vendar medtem nato',
  spanish: 'y pero porque cuando si entonces después luego o mientras aunque así ahora pues',
  swedish: 'och men eftersom när om så därför eller medan sedan då alltså',
  tamil: 'ஆனால் மற்றும் ஏனென்றால் எனவே பிறகு அல்லது அதனால் மேலும் இப்போது பின்னர்',
  thai: 'และ แต่ เพราะ ดังนั้น เมื่อ ถ้า แล้ว หรือ ก็ จากนั้น ซึ่ง โดย หาก ต่อมา',
  turkish: 've ama çünkü eğer sonra o bu ancak veya fakat böylece şimdi yani',
  ukrainian: 'і й але тому коли якщо потім або бо однак а так поки отже',
  urdu: 'اور لیکن کیونکہ جب اگر تو پھر اس یا مگر لہذا چنانچہ',
  vietnamese: 'và nhưng vì khi nếu thì sau rồi hoặc nên do bởi tuy tiếp',
};

const sets = new Map<LanguageValue, ReadonlySet<string>>();

export function clauseWordsOf(language: LanguageValue): ReadonlySet<string> {
  let set = sets.get(language);
  if (!set) {
    set = new Set(BY_LANGUAGE[language].split(' '));
    sets.set(language, set);
  }
  return set;
}
