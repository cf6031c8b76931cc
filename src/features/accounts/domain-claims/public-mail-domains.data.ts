const DOMAINS = `
  gmail.com googlemail.com
  outlook.com outlook.in hotmail.com hotmail.co.uk hotmail.co.in hotmail.in hotmail.fr hotmail.de hotmail.es hotmail.it
  live.com live.in live.co.uk live.fr live.nl msn.com windowslive.com passport.com
  yahoo.com yahoo.in yahoo.co.in yahoo.co.uk yahoo.co.jp yahoo.ca yahoo.com.au yahoo.com.sg yahoo.com.br yahoo.fr yahoo.de
  yahoo.es yahoo.it ymail.com rocketmail.com aol.com aim.com verizon.net att.net sbcglobal.net bellsouth.net comcast.net
  icloud.com me.com mac.com
  rediffmail.com rediff.com indiatimes.com sify.com in.com vsnl.com vsnl.net bsnl.in mtnl.net.in dataone.in airtelmail.in
  airtelmail.com sancharnet.in eth.net satyam.net.in lycos.com xtramail.in
  zoho.com zoho.in zohomail.com zohomail.in
  proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tuta.com tuta.io tutamail.com keemail.me
  fastmail.com fastmail.fm fastmail.in hey.com hushmail.com mailbox.org posteo.de posteo.net runbox.com startmail.com
  gmx.com gmx.net gmx.de gmx.at gmx.ch gmx.co.uk gmx.us web.de freenet.de t-online.de mail.com email.com usa.com
  europe.com asia.com india.com consultant.com engineer.com post.com techie.com myself.com writeme.com dr.com
  mail.ru bk.ru inbox.ru list.ru internet.ru yandex.ru yandex.com ya.ru rambler.ru ukr.net
  qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com aliyun.com naver.com hanmail.net daum.net nate.com
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it tiscali.it alice.it seznam.cz centrum.cz wp.pl o2.pl
  onet.pl interia.pl btinternet.com virginmedia.com sky.com talktalk.net ntlworld.com telstra.com bigpond.com optusnet.com.au
  shaw.ca rogers.com sympatico.ca uol.com.br bol.com.br terra.com.br ig.com.br
  inbox.com inbox.lv lycos.co.uk excite.com juno.com netzero.net earthlink.net mindspring.com cox.net charter.net
  opayq.com duck.com mozmail.com simplelogin.com simplelogin.io anonaddy.com addy.io privaterelay.appleid.com
  mailinator.com guerrillamail.com guerrillamail.net guerrillamail.org sharklasers.com yopmail.com yopmail.fr 10minutemail.com
  tempmail.com temp-mail.org temp-mail.io trashmail.com trashmail.de dispostable.com getnada.com maildrop.cc mailnesia.com
  mintemail.com mohmal.com moakt.com throwawaymail.com fakeinbox.com spamgourmet.com mytemp.email burnermail.io
  nic.in gov.in
`;

/**
 * Domains of providers whose addresses anybody can get, and of government mail that thousands of offices share. Nobody can
 * claim them. A domain below one of them counts as it.
 */
export const PUBLIC_MAIL_DOMAINS: ReadonlySet<string> = new Set(DOMAINS.trim().split(/\s+/));
