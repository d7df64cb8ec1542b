/**
 * Providers of mailboxes that `email-providers` does not name: paid and private ones, aliases, and those of networks. Also
 * domains that are no company's: those RFC 2606 reserves for examples, and that of the demo's three accounts.
 */
export const furtherProviders: readonly string[] = `
  123mail.org 139.com 189.cn 263.net 4wrd.cc 8alias.com 8shield.net a1.net addy.io addymail.com
  adinet.com.uy airmail.cc aleeas.com altibox.no anonaddy.com anonaddy.me aon.at atlas.cz atlas.sk
  atomicmail.io autistici.org autorambler.ru azet.sk bbox.fr belgacom.net bezeqint.net biglobe.ne.jp
  bigmir.net bredband.net broadpark.no burnermail.io cantv.net casema.nl cegetel.net chello.at
  citromail.hu ciudad.com.ar clix.pt comhem.se countermail.com ctemplar.com dion.ne.jp dir.bg disroot.org
  dralias.com duck.com e.email eastlink.ca elisanet.fi emirates.net.ae eml.cc erine.email euskaltel.net
  ewetel.net example.com example.net example.org fastmail.co.uk fastmail.com fastmail.de fastmail.es fastmail.in fastmail.jp fastmail.mx
  fastmail.net fastmail.nl fastmail.org fastmail.se fastmail.to fastmail.tw fastmail.uk fastmail.us
  fastwebnet.it fea.st getmail.no gmail.ch gmx.ch gmx.co.uk gmx.es gmx.eu gmx.org gmx.us goo.jp hinet.net
  hireday.example hispeed.ch hol.gr hotmail.se hushmail.me imap-mail.com imap.cc imapmail.org in.gr inbox.eu inbox.lt
  indamail.hu inode.at inoutbox.com interia.com interia.eu internet-e-mail.com internet-mail.org
  internet.is internet.lu internet.ru iol.ie iol.pt jubii.dk kabsi.at kakao.com keemail.me kolabnow.com
  kolumbus.fi kpnplanet.nl lenta.ru letterboxes.org liwest.at lyse.net magenta.de mail.bg mail.dk
  mail.telepac.pt mailer.me mailfence.com mailingaddress.org mailo.com mailservice.ms mailworks.org
  mediacombb.net meo.pt meta.ua mm.st movistar.es mozmail.com mts.net murena.io mweb.co.za myfastmail.com
  mymacmail.com mynet.com myrambler.ru myyahoo.com netcabo.pt netcologne.de nifty.com noos.fr
  numericable.fr ocn.ne.jp one.lt onet.eu online.ee online.no onmail.com ono.com op.pl orange.es
  orcon.net.nz otenet.gr pacific.net.sg pandora.be passfwd.com passinbox.com passmail.com passmail.net
  passport.com pchome.com.tw plala.or.jp pldtdsl.net plus.net plusnet.com poczta.onet.pl posteo.de
  posteo.eu posteo.net pp.inet.fi proximus.be pt.lu purelymail.com quicknet.nl reallyfast.info
  relay.firefox.com riseup.net ro.ru sasktel.net saunalahti.fi scarlet.be sent.as sent.at silomails.com
  simnet.is simplelogin.co simplelogin.com simplelogin.fr simplelogin.io siol.net slingshot.co.nz
  slmail.me slmails.com so-net.ne.jp sohu.com soverin.net spectrum.net speedymail.org spoluzaci.cz
  ssl-mail.com startmail.com stofanet.dk streamyx.com suddenlink.net sunrise.ch suomi24.fi superonline.com
  swift-mail.com swissonline.ch systemli.org tdcadsl.dk tele2.at tele2.se telecable.es telefonica.net
  telia.com telkomsa.net temp-mail.io tempmail.com tempmail.plus tempmailo.com theinternetemail.com tim.it
  tiscalinet.it tlen.pl ttmail.com tut.by tuta.com tuta.io tutamail.com tutanota.com tutanota.de
  une.net.co unitybox.de upcmail.nl versanet.de vip.163.com vivaldi.net vodafone.de vodamail.co.za
  volny.cz vp.pl vtr.net welho.com wo.cn xfinity.com xmail.ru xs4all.nl ya.com yandex.by yandex.com.tr
  yandex.kz yandex.ua yandex.uz ymobile.ne.jp youmail.dk your-mail.com zaq.ne.jp zen.co.uk ziggo.nl
  zoho.eu zoho.in zohomail.com zohomail.eu zohomail.in zoznam.sk
`
  .trim()
  .split(/\s+/);
