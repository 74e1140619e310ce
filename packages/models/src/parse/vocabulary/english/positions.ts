import { phrases, type Vocabulary, words } from "../vocabulary.ts";

export const positions = {
  kinds: phrases`
    (?:two|three|four|five|six|seven|a few|several) (?:\w+ )?(?:steps|questions|criteria|points|factors|aspects|checks|things to)
    (?:sorts|kinds|types|categories|classes) of (?:\w+ ){0,2}(?:places?|compan\w+|providers?|vendors?|shops?|firms?|businesses|services?)
    (?:sorts|kinds|types|categories|classes) of (?:\w+ ){0,2}(?:agencies|sellers?|suppliers?|specialists?|people|experts?|options|tools?|products?)
    (?:follow|take) these steps
    here['’]s how (?:to|you)
    how to (?:go about|proceed)
    (?:two|three|four|five|several|different|main|various) (?:\w+ ){0,2}(?:routes|ways|kinds|types|sorts|approaches|families)
    i can(?: \w+)? (?:help|assist)(?: you)?(?: with)?
    who you(?: might| may)? need
    (?:look at|check|consider|watch) (?:these|the following)(?: (?:things|points|aspects))?:
    tell me
  `,
  ordering: phrases`
    rank(?:ed|ing)?
    order(?:ed)?
    in order of
    order of preference
    best to worst
    (?:my|the|final|short) answer
    my picks?(?= ?:)
  `,
  withdrawals: phrases`
    ignore (?:that|this|it)
    that list
    hold on
    wait
    scratch that
    correct(?:ion|ed)
    instead
    you should use
    on second thought
    let me (?:revise|redo|correct|start over)
    disregard
    ignore the above
    final (?:answer|version|list)
    revised
  `,
  excludedBefore: [
    ...words`
      unlike than over against versus ex- with from in at of by for across within near throughout on to
      into via through using under about since between left beyond besides without
    `,
    ...phrases`
      alternatives? to
      alternative for
      instead of
      rather than
      vs\.?
      compared (?:to|with)
      competes? with
      competing with
      competitors?(?: such as| like| include| including)?
      rivals?(?: such as| like)?
      similar to
      integrat\w+ (?:\w+ ){0,4}(?:with|like|such as|including)
      connects? (?:\w+ ){0,3}(?:with|to)
      works? (?:\w+ ){0,2}with
      sync\w* with
      compatible with
      owned by
      acquired by
      bought by
      backed by
      founded by
      created by
      built by
      led by
      run by
      developed by
      part of
      subsidiary of
      division of
      spun out of
      merged with
      partners?(?:hip)?s? with
      clients? (?:\w+ ){0,3}(?:like|such as|include|including)
      customers? (?:\w+ ){0,3}(?:like|such as|include|including)
      used by
      trusted by
      brands? it serves
      works? for
      worked (?:at|for|with)
      formerly (?:at|of|with)?
      previously (?:at|with)
      professor at
      researcher at
      based in
      headquartered in
      located in
      according to
      reviews? (?:on|from|by|at)
      rated (?:on|by)
      listed on
      sources? (?:like|such as)
      everyone knows
      knows?
      called off
      switch(?:ing)? from
      migrat\w+ from
      replac\w+
      apart from
      except(?: for)?
      in contrast to
    `,
  ],
  commendedBefore: [
    ...words`past toward towards`,
    ...phrases`
      followed(?: closely)? by
      go(?:ing)? with
      look(?:ing)? at
      wrong with
      (?:buy|get|order|rent|hire) (?:\w+ ){1,5}from
      led by
      start(?:ing)? with
      stick(?:ing)? with
      begin with
      up with
      along with
      together with
      and with
      belongs to
      goes to
      go to
      leaning toward
      come down to
    `,
  ],
  objectBefore: [
    ...words`
      is are be was choose choosing pick picking try then including like as with also winner namely named
      called second third first place spot position option either and or perhaps say put rank rate name
      nominate shortlist
    `,
    ...phrases`
      recommend(?:ing|ed)?
      suggest(?:ing)?
      go with
      going with
      pick is
      consider(?:ing)?
      followed(?: closely)? by
      include[sd]?
      such as
      look at
      check out
      start with
      would be
      to be
      goes to
      go to
      belongs to
      by far
    `,
  ],
  subjectVerbs: [
    ...words`is are was has have does pioneered developed wrote founded known`,
    ...phrases`
      leads?
      tops?
      stands?
      comes?
      takes?
      ranks?
      remains?
      offers?
      provides?
      excels?
      follows?
      wins?
      gets?
      deserves?
      dominates?
      rounds? out
      makes?
      delivers?
      would be
      should be
      can be
      might be
      earns?
      holds?
      sits?
      sets?
      gives?
      shines?
      combines?
      continues?
      boasts?
      specializ\w+
      focus\w*
      works?
      brings?
      helps?
      serves?
      covers?
      handles?
      suits?
      fits?
      appears?
      belongs?
      [\p{Ll}]{2,12}s(?= (?:it|the|a|an|my|your|more|best|well|in|on|for|to|out|every|most))
    `,
  ],
} satisfies Vocabulary;
