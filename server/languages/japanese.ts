import { chinese } from './chinese.ts';
import type { LanguageData } from './language.ts';

export const japanese = {
  stopWords:
    'の に は を が で と も から まで より へ や な だ です ます でした ました ません ない ある いる する した して され れる られる こと もの それ これ あれ この その あの ここ そこ あそこ 私 僕 あなた 彼 彼女 よう ため とき 時 中 上 下 前 後 人 何 どう なぜ いつ どこ 誰 そして しかし でも だから また まず 次 では なら ば たり ながら けど けれど ので のに だけ ほど くらい ぐらい とても もう まだ すぐ 一 二 三 つ 個 回 目 分 的 という いう 言う 思う なる なり なっ できる でき いい よい 少し たくさん さん ね よ か ん う い て た し き く け せ っ ところ ほう みる くる いく ください',
  clauseWords:
    'そして しかし でも だから それで それから また 次に さらに もし ただ つまり では なので そこで 最後に まず',
  greetings: 'こんにちは こんばんは おはよう ようこそ ありがとう チャンネル登録 さようなら',
  negations: 'ない ません なく ず ぬ なかっ なけれ なし',
  tokens: [0.782, 1.42],
  legacyEncoding: 'shift_jis',
  fullStop: '。',
  remarks:
    '注意 注 備考 警告 重要 ヒント ポイント 例 例えば たとえば 手順 ステップ 質問 問 答 回答 答え 問題 解決 結果 結論 まとめ 要約 出典 翻訳 字幕 章 第一章 タイトル ルール 理由 事実 メモ つまり',
  habits:
    'full-width punctuation （、。？！）, quotation marks 「」 and 『』 within, no spaces. です・ます or である throughout, never both; vary the ends of sentences, not three ～です in a row. Never: 現代社会において, いかがでしたか, ～と言っても過言ではありません, まとめると, 徹底解説, ～することができます where ～できます does.',
  voiceSample: '私の声はこんな感じです。始めましょうか？',
  stageDirections: {
    does: '笑って|笑いながら|微笑んで|囁いて|ささやいて|泣きながら|叫んで|驚いて|小声で|ため息をついて',
    heard: `笑|笑い|爆笑|苦笑|微笑|ため息|溜息|溜め息|拍手|音楽|効果音|間|沈黙|小声|ささやき|囁き|ひそひそ|咳|咳払い|泣き|
      叫び|BGM|ジングル`,
  },
  phrases: {
    takeaways: '要点',
    faq: 'よくある質問',
    conclusion: 'まとめ',
    about: '動画では「{topic}」について何と言っていますか？',
    greeting: 'こんにちは。',
    opening: '「{title}」から、知っておきたいことをまとめました。',
    moments: '見ておきたい場面',
    signoff: 'お読みいただき、ありがとうございました。それではまた。',
    callToAction: 'どれを試してみますか？役に立ちそうな人にぜひ共有してください。',
    question: '皆さんはどう思いますか？',
    welcome: 'ようこそ。今日のテーマは「{title}」です。',
    farewell: 'お聴きいただき、ありがとうございました。それではまた。',
    next: '続いては「{topic}」です。',
    asks: ['もう少し詳しく教えてください。', 'ほかに大切なことは？', 'その次は？'],
    host: '司会',
    cohost: 'もう一人の司会',
    chapters: 'チャプター',
    asksAbout: [
      '「{topic}」について知っておくべきことは何でしょうか？',
      'では、「{topic}」はどうでしょうか？',
      '「{topic}」について聞かせてください。',
      'ここで「{topic}」はどんな意味を持つのでしょうか？',
      '「{topic}」の話をしましょう。',
    ],
    leads: ['次の話題は「{topic}」です。', 'ここからは「{topic}」に移ります。'],
  },
  numbers: { ...chinese.numbers, minute: '分', hour: '時間' },
} satisfies LanguageData;
