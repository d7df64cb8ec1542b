/** The kinds of tax numbers of each country: how they are checked, and as which of its types Stripe takes them. */
import { stdnum } from 'stdnum';

/** A tax number as it stands on invoices. */
export interface TaxId {
  /** Stripe's; null for a kind it has none for. */
  type: string | null;
  value: string;
}

/**
 * By country, the usual kind first: Stripe's type or "text", the library's name of the number, and the letters it begins
 * with. Without a name it is taken as it is.
 */
const kinds: Readonly<Record<string, string>> = {
  AD: 'ad_nrt nrt',
  AE: 'ae_trn',
  AL: 'al_tin nipt',
  AM: 'am_tin',
  AO: 'ao_tin nif',
  AR: 'ar_cuit cuit',
  AT: 'eu_vat uid AT',
  AU: 'au_abn abn, au_arn',
  AW: 'aw_tin',
  AZ: 'az_tin tin',
  BA: 'ba_tin',
  BB: 'bb_tin',
  BD: 'bd_bin',
  BE: 'eu_vat vat BE',
  BF: 'bf_ifu',
  BG: 'eu_vat vat BG, bg_uic vat',
  BH: 'bh_vat',
  BJ: 'bj_ifu',
  BO: 'bo_tin',
  BR: 'br_cnpj cnpj, br_cpf cpf',
  BS: 'bs_tin',
  BY: 'by_tin unp',
  CA: 'ca_gst_hst gst, ca_bn bn, ca_qst qst, ca_pst_bc pst',
  CD: 'cd_nif',
  CH: 'ch_vat vat, ch_uid uid',
  CL: 'cl_tin rut',
  CM: 'cm_niu',
  CN: 'cn_tin uscc',
  CO: 'co_nit nit',
  CR: 'cr_tin cpj, cr_tin cpf, cr_tin cr',
  CV: 'cv_nif',
  CY: 'eu_vat vat CY',
  CZ: 'eu_vat dic CZ',
  DE: 'eu_vat vat DE, de_stn stnr',
  DK: 'eu_vat cvr DK',
  DO: 'do_rcn rnc',
  EC: 'ec_ruc ruc',
  EE: 'eu_vat kmkr EE',
  EG: 'eg_tin tn',
  ES: 'eu_vat nif ES, es_cif nif',
  ET: 'et_tin',
  FI: 'eu_vat alv FI',
  FR: 'eu_vat tva FR',
  GB: 'gb_vat vat GB',
  GE: 'ge_vat',
  GN: 'gn_nif nifp',
  GR: 'eu_vat vat EL',
  HK: 'hk_br',
  HR: 'eu_vat oib HR',
  HU: 'eu_vat anum HU',
  ID: 'id_npwp npwp',
  IE: 'eu_vat vat IE',
  IL: 'il_vat hp',
  IN: 'in_gst gstin',
  IS: 'is_vat vsk',
  IT: 'eu_vat iva IT',
  JP: 'jp_cn cn, jp_trn, jp_rn',
  KE: 'ke_pin pin',
  KG: 'kg_tin',
  KH: 'kh_tin',
  KR: 'kr_brn brn',
  KZ: 'kz_bin',
  LA: 'la_tin',
  LI: 'li_uid, li_vat',
  LT: 'eu_vat pvm LT',
  LU: 'eu_vat tva LU',
  LV: 'eu_vat pvn LV',
  MA: 'ma_vat',
  MD: 'md_vat',
  ME: 'me_pib pib',
  MK: 'mk_vat edb',
  MR: 'mr_nif',
  MT: 'eu_vat vat MT',
  MX: 'mx_rfc rfc',
  MY: 'my_itn, my_sst, my_frp',
  NG: 'ng_tin',
  NL: 'eu_vat btw NL',
  NO: 'no_vat mva, text orgnr',
  NP: 'np_pan',
  NZ: 'nz_gst ird',
  OM: 'om_vat',
  PE: 'pe_ruc ruc',
  PH: 'ph_tin',
  PL: 'eu_vat nip PL',
  PT: 'eu_vat nif PT',
  RO: 'eu_vat cui RO',
  RS: 'rs_pib pib',
  RU: 'ru_inn inn',
  SA: 'sa_vat',
  SE: 'eu_vat vat SE',
  SG: 'sg_uen uen, sg_gst',
  SI: 'eu_vat ddv SI',
  SK: 'eu_vat dph SK',
  SN: 'sn_ninea',
  SR: 'sr_fin',
  SV: 'sv_nit nit',
  TH: 'th_vat tin, th_vat moa',
  TJ: 'tj_tin',
  TR: 'tr_tin vkn',
  TW: 'tw_vat ubn',
  TZ: 'tz_vat',
  UA: 'ua_vat',
  UG: 'ug_tin',
  US: 'us_ein ein',
  UY: 'uy_ruc rut',
  UZ: 'uz_tin, uz_vat',
  VE: 've_rif rif',
  VN: 'vn_tin mst',
  ZA: 'za_vat vat',
  ZM: 'zm_tin',
  ZW: 'zw_tin',
};

/** Types that Stripe has without the spaces and dashes they are printed with. */
const unspaced: ReadonlySet<string> = new Set(['es_cif', 'mx_rfc']);

/** Of a country without a row, whatever is written. */
const anyText = 'text';

const plain = (number: string) => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Reads a tax number as one of its country's kinds, in the spelling that belongs to the kind.
 *
 * @param country ISO 3166-1 alpha-2
 * @returns null where the number is none of them, by its length or its check digits
 */
export function readTaxId(country: string, number: string): TaxId | null {
  const all = (kinds[country] ?? anyText).split(', ').map((kind) => kind.split(' '));
  for (const [type = anyText, check, prefix] of all) {
    const stripeType = type === anyText ? null : type;
    if (check === undefined) return { type: stripeType, value: number };
    const known = stdnum[country]?.[check];
    // A country with a number of its own beside that of the EU tells them apart by the letters.
    const isOther =
      prefix !== undefined &&
      all.filter(([, other]) => other === check).length > 1 &&
      !plain(number).startsWith(prefix);
    const read = known?.validate(number);
    if (!known || !read?.isValid || isOther) continue;
    const { compact } = read;
    if (prefix !== undefined) return { type: stripeType, value: prefix + compact };
    return { type: stripeType, value: unspaced.has(type) ? compact : known.format(compact) };
  }
  return null;
}
