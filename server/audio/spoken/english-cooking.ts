const UNITS =
  'ft|mi|lbs?|oz|yrs?|mos?|wks?|hrs?|mins?|secs?|yds?|[Tt]bsp|[Tt]sp|kg|ml|cm|mm|km|gal|qt|pts?';
const FRACTION = String.raw`\d\/\d|[½⅓⅔¼¾⅛]`;
const SHORT: Readonly<Record<string, string>> = { c: 'cup', T: 'tablespoon' };

/** Units after numbers: "1 c. flour", "2 T. butter", "14.5-oz. can", "bake at 350 F". */
export function sayRecipes(text: string): string {
  return text
    .replaceAll(
      new RegExp(`(?<=\\d[KMB]?[\\s-]?|[½⅓⅔¼¾⅛]\\s?)(${UNITS})\\.(?=\\s[a-z(]|[,)/])`, 'g'),
      (_, unit: string) => unit,
    )
    .replaceAll(
      new RegExp(`(?<![\\w.])((?:\\d+\\s)?(?:${FRACTION})|\\d+)\\s([cT])\\.(?=\\s[a-z])`, 'g'),
      (_, count: string, unit: string) => {
        const isOne = count === '1' || new RegExp(`^(?:${FRACTION})$`).test(count);
        return `${count} ${SHORT[unit]}${isOne ? '' : 's'}`;
      },
    )
    .replaceAll(
      /(?<=\b(?:at|to|of|oven|heat)\s)(\d{2,3})\s?([FC])\b(?![\w#+-])|\b(\d{2,3}\.\d)\s?([FC])\b(?![\w#+-])/g,
      (...found) => {
        const [, degrees, scale, exact, other] = found as (string | undefined)[];
        return `${degrees ?? exact}°${scale ?? other}`;
      },
    );
}
